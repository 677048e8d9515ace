import type { AnswerValues } from "@cartwright/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { goodCard } from "./support/ada.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const card = `<label>Card number <input name="number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label>`;

/** A shop that asks for a code in the form of the order itself, which then says `total` and is sent by `button`. */
function buy(total: string, button: string, confirm: AnswerValues[] = []) {
  const page = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${card}<div id="codes"></div>
    <p>Total <b id="total">$15.00</b></p><div id="buttons"><button>Place order</button></div></form><script>
    document.forms[0].addEventListener('submit', async (event) => {
      if (document.querySelector('[name=code]')) return;
      event.preventDefault();
      await fetch('/bank');
      codes.innerHTML = '<label>One-time code <input name="code" autocomplete="one-time-code"></label>';
      total.textContent = '${total}';
      buttons.innerHTML = '${button}';
    });</script>`;
  return checkOutFromPages(
    pool,
    { "/checkout": page, "/bank": "{}" },
    { answers: { card: [goodCard], otp: [{ code: "845219" }], confirm }, timing: { outcomeMs: 9_000 } },
  );
}

const buttons = [
  ["that says no more than to go on", "<button>Continue</button>"],
  ["of the order", "<button>Place order</button>"],
] as const;

describe.concurrent("a code that is asked for in the form of the order", { timeout: 120_000 }, () => {
  it.each(buttons)(
    "is sent by the button %s, which is recorded as another press of the order",
    async (_how, button) => {
      const { outcome, host, shop } = await buy("$15.00", button);

      expect(outcome).toMatchObject({ status: "succeeded" });
      expect(host.questions.map(({ key }) => key)).toEqual(["card", "otp"]);
      expect(shop.orders).toMatchObject([{ code: "845219" }]);
      expect(host.submissions).toMatchObject([
        { total: { amount: "15.00" } },
        { total: { amount: "15.00" } },
      ]);
    },
  );

  it.each(buttons)(
    "orders nothing by the button %s at a total that nobody has agreed to",
    async (_how, button) => {
      const { host, shop } = await buy("$900.00", button, [{ confirmed: "no" }]);

      expect(shop.orders).toEqual([]);
      expect(host.questions.map(({ key }) => key)).toEqual(["card", "otp", "confirm"]);
      expect(host.questions[2]?.message).toContain("900.00 USD");
    },
  );
});

it("a code that is asked for beside the card, before anything was ordered, is neither asked for nor given", async () => {
  const code = `<label>One-time code from your bank (TAN) <input name="tan" autocomplete="one-time-code"></label>`;
  const page = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${card}${code}<p>Total $15.00</p><button>Place order</button></form>`;
  const { host, shop } = await checkOutFromPages(
    pool,
    { "/checkout": page },
    { answers: { card: [goodCard], otp: [{ code: "845219" }] } },
  );

  expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
  expect(shop.orders).toMatchObject([{ tan: "" }]);
});
