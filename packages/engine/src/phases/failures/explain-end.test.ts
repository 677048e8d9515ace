import { expect, it } from "vitest";
import { OrderPresses } from "../submit/press/order-presses.ts";
import type { Visit } from "../visit.ts";
import { explainEnd } from "./explain-end.ts";
import { failures } from "./failures.ts";

const { signal } = new AbortController();

function visitWith(known: Partial<Visit>): Visit {
  return {
    order: { url: "https://shop.example/chair" },
    page: { url: () => "https://shop.example/address" },
    host: { signal, remainingMs: () => 60_000 },
    pace: { signal },
    orderPresses: new OrderPresses(),
    session: "none",
    ...known,
  } as unknown as Visit;
}

/** How a purchase ends whose page did not do what was expected. */
function endOf(known: Partial<Visit>): string {
  const visit = visitWith(known);
  const outcome = explainEnd(failures.pageTrouble(visit), visit);
  return outcome.status === "failed" ? outcome.message : outcome.status;
}

it.each<Partial<Visit>>([{ isBuyerNamed: true }, { session: "restored" }, { session: "signed_in" }])(
  "a shop that knows who buys may have taken an order at any button: %o",
  (known) => {
    expect(endOf(known)).toMatch(/knew by then who buys: look there.* for an order before you try again\.$/);
  },
);

it("a shop that does not know the buyer may be tried again", () => {
  expect(endOf({})).toMatch(/Try again later\.$/);
});
