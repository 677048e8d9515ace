import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { backToShop, buyHosted, cardFields, leadingTo, story } from "./support/hosted-shop.ts";

/** Providers whose page with the card is not the last one: a bank, or the rest of the card, comes behind it. */
let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const cancel = '<a href="/cancelled">Cancel</a>';
const step = (action: string, fields: string, button: string) =>
  `<h1>Example Pay</h1><p>Garden Shop</p><p>Amount: $80.00</p><form method="post" action="${action}">${fields}<button>${button}</button></form>${cancel}`;
const bank = `<h1>Merrow Bank</h1><p>Garden Shop, $80.00</p><form method="post" action="/paid"><label>Enter OTP <input name="otp"></label><button>Submit</button></form>`;
const kept =
  '<label><input type="checkbox" name="keep" checked> Note these details for a quicker checkout</label>';

describe.concurrent("a card form sent by a button that only leads on", () => {
  const pages = { "/hosted": step("/bank", cardFields + kept, "Proceed"), "/bank": bank };
  const answers = { otp: [{ code: "845219" }] };

  it("is paid once the bank behind it has its code, and a box that keeps the card is cleared", async () => {
    const bought = await buyHosted(pool, { pages, answers });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card", "otp"]);
    expect(bought.payments).toMatchObject([{ otp: "845219" }]);
    expect(bought.shop.visits.filter(({ path }) => path === "/bank")).toHaveLength(1);
    expect(bought.shop.visits.find(({ path }) => path === "/bank")?.sent).not.toHaveProperty("keep");
  });

  it("may lead to the bank at a host of its own, which a person is asked about", async () => {
    const away = { ...pages, "/bank": leadingTo("bank.localhost", "/challenge"), "/challenge": bank };
    const bought = await buyHosted(pool, {
      pages: { ...away, "/paid": backToShop },
      answers: { ...answers, confirm: [{ confirmed: "yes" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card", "confirm", "otp"]);
    expect(bought.host.questions[1]?.message).toContain("bank.localhost");
    expect(bought.payments).toHaveLength(1);
  });
});

it.concurrent("a card whose number is asked for first is given its expiry and code on the page behind it", async () => {
  const rest = `<label>Expiry date <input name="expiry" placeholder="MM/YY"></label>
    <label>Security code <input name="cvc"></label><label>Name on card <input name="holder"></label>`;
  const bought = await buyHosted(pool, {
    pages: {
      "/hosted": step("/rest", '<label>Card number <input name="number"></label>', "Continue"),
      "/rest": step("/paid", `<p>Visa ending 4242</p>${rest}`, "Confirm payment"),
    },
  });

  expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
  expect(bought.asked).toEqual(["card"]);
  expect(bought.payments).toMatchObject([{ expiry: "12/34", cvc: "123", holder: "Ada Lovelace" }]);
});
