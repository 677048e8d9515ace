import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { goodCard } from "../purchase/support/ada.ts";
import { addressFields } from "../purchase/support/page-shop.ts";
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

it.concurrent.each([
  ["Place order", "The security code is not correct. Please check it."],
  ["Realizar pedido", "El código de seguridad no es correcto."],
])(
  "a code that the review page above %j refuses is asked for again, and sent with that page alone",
  async (button, refusal) => {
    const review = (words: string) =>
      `<h1>Review</h1>${words}<p>Garden Chair</p><p>Total $80.00</p><p>Visa •••• 4242</p>
      <form method="post" action="/paid"><label>Security code <input name="cvc" autocomplete="cc-csc" required></label>
      <button>${button}</button></form>`;
    const number = `<label>Card number <input name="number" autocomplete="cc-number"></label>
    <label>Expiry date (MM/YY) <input name="expiry" autocomplete="cc-exp"></label>`;
    const sent: string[] = [];
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": `<h1>Checkout</h1><form method="post" action="/review">${addressFields}<h2>Payment</h2>${number}
        <p>Garden Chair</p><p>Total $80.00</p><button>Continue</button></form>`,
        "/review": review(""),
        "/paid": ({ all }) => {
          sent.push(all.cvc ?? "");
          const isRight = all.cvc === goodCard.card_cvc;
          return isRight
            ? "<h1>Thank you for your order</h1><p>Order number HW-2043</p><p>Total: $80.00</p>"
            : review(`<p role="alert">${refusal}</p>`);
        },
      },
      answers: { card: [{ ...goodCard, card_cvc: "999" }, goodCard] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "HW-2043" });
    expect(bought.asked).toEqual(["card", "card"]);
    expect(sent).toEqual(["999", "123"]);
  },
);
