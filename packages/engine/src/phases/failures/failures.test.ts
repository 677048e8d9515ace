import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Visit } from "../visit.ts";
import { failures } from "./failures.ts";

const visitWith = (isNothingOrdered: boolean) =>
  ({
    page: { url: () => "https://shop.example/checkout" },
    order: { url: "https://www.shop.example/mug" },
    orderPresses: { isNothingOrdered },
  }) as unknown as Visit;

test("no failure is made up outside of the tables", async () => {
  const source = fileURLToPath(new URL("../..", import.meta.url));
  const strays: string[] = [];
  for await (const path of glob("**/*.ts", {
    cwd: source,
    exclude: ["**/*.test.ts", "phases/failures/failure-words.ts"],
  }))
    if ((await readFile(`${source}/${path}`, "utf8")).includes("new PurchaseFailed(")) strays.push(path);
  expect(strays).toEqual([]);
});

test("that nothing was ordered is said only where it is proved", () => {
  const { message } = failures.noOrderButton(visitWith(true));
  expect(message).toBe("shop.example shows no button that places the order. Nothing was ordered.");
  expect(failures.noOrderButton(visitWith(false)).message).toBe(
    "shop.example shows no button that places the order.",
  );
});

test("what a shop says is quoted where it says something", () => {
  const visit = visitWith(true);
  expect(failures.noPayment(visit, "Choose a way to pay.").message).toBe(
    'shop.example offers no way to pay for this order. It says: "Choose a way to pay.".',
  );
  expect(failures.noPayment(visit, undefined).message).toBe(
    "shop.example offers no way to pay for this order.",
  );
});

test("an order that nobody saw the end of is told together with what came in between", () => {
  const failure = failures.orderUnseen(visitWith(false), failures.pageTrouble(visitWith(false)));
  expect(failure).toMatchObject({
    code: "order_state_unknown",
    message: expect.stringMatching(/an order may exist.*buying again\. \(The page at shop\.example did not/),
  });
});
