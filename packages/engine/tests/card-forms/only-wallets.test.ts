import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { addressFields } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";
import {
  at,
  backToShop,
  buyHosted,
  cardFields,
  leadingTo,
  providerHost,
  story,
} from "./support/hosted-shop.ts";

/** Shops that are paid by a wallet's own button. */
let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const details = `<h1>Checkout</h1><form method="post" action="/pay">${addressFields}<button>Continue to payment</button></form>`;
const ways = `<label><input type="radio" name="way" value="card"> Card</label><label><input type="radio" name="way" value="bill"> Invoice</label>`;
const order = "<p>Garden Chair</p><p>Total $80.00</p>";

describe.concurrent("a wallet's own button", () => {
  it("is pressed where the wallet is chosen beside it, and a person has agreed", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": details,
        "/pay": (visit) =>
          `<h1>How would you like to pay?</h1>${order}<label><input type="radio" name="way" value="klarna" checked> Klarna, pay in 30 days</label><label><input type="radio" name="way" value="bank"> Bank transfer</label>
           <button type="button" onclick="location = '${at(providerHost, "/plan", visit)}'">Pay with Klarna</button>`,
        "/plan": `<h1>Review your plan</h1><p>Pay in 30 days: $80.00</p><form method="post" action="/paid"><button>Confirm and pay</button></form>`,
        "/paid": backToShop,
      },
      request: "One garden chair, pay with Klarna.",
      answers: { payment_method: [{ payment_method: "klarna" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked).toEqual(["payment_method"]);
  });

  it("leads to the card on the wallet's page, without an account, where a page has nothing else and the request wants a card", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": details,
        "/pay": `<h1>Payment</h1>${order}<p>We accept PayPal.</p><form method="post" action="/place"><button>PayPal Check out</button></form>`,
        "/place": leadingTo(providerHost, "/wallet"),
        "/wallet": `<p>$80.00 · Garden Shop</p><h1>Pay with PayPal</h1><form method="post" action="/sign-in"><label>Email or mobile number <input name="login_email"></label><button>Next</button></form><p>or</p><button type="button" onclick="location = '/guest'">Pay with Debit or Credit Card</button><p><a href="/cancelled">Cancel and return to Garden Shop</a></p>`,
        "/guest": `<p>$80.00 to Garden Shop</p><form method="post" action="/paid">${cardFields}<fieldset><legend>Save info &amp; create your PayPal account</legend><label><input type="radio" name="account" value="yes" checked> Yes, create account</label><label><input type="radio" name="account" value="no"> No, don't save my info</label></fieldset><button>Pay $80.00</button></form>`,
        "/paid": backToShop,
      },
      request: "One garden chair, pay by credit card as a guest.",
      answers: { payment_method: [{ payment_method: "PayPal Check out" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked).toEqual(["payment_method", "card"]);
    expect(bought.payments).toEqual([expect.objectContaining({ account: "no" })]);
    expect(bought.paths).not.toContain("/sign-in");
  });

  it.each([
    ["a link", `<a href="#" id="other">Pay another way</a>`, ""],
    ["a button to a list of ways", `<button type="button" id="other">More payment options</button>`, ways],
  ])("is left for the card that %s beside it shows, before anybody is asked", async (_what, other, list) => {
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": details,
        "/pay": `<h1>Payment</h1><button type="button" onclick="fetch('/wallet')">PayPal</button>${order}<div id="first"><p>ada@example.com</p><button type="button" onclick="fetch('/wallet')">Pay $80.00 with Klarna</button> ${other}</div>
          <div id="list" hidden>${list}</div><form id="form" hidden method="post" action="/order">${cardFields}<button>Place order</button></form>
          <script>other.onclick = (event) => { event.preventDefault(); first.hidden = true; list.hidden = false; form.hidden = list.children.length > 0; };
          list.onchange = ({ target }) => { form.hidden = target.value !== 'card'; };</script>`,
        "/wallet": "{}",
      },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card"]);
    expect(bought.paths).not.toContain("/wallet");
  });
});
