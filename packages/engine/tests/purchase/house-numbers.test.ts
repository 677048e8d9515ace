import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const checkout = (street: string) => `<h1>Checkout</h1><form method="post" action="/order">
  <label>E-mail <input name="email" type="email" required></label>
  <label>First name <input name="first" required></label><label>Last name <input name="last" required></label>
  ${street}<label>Postcode <input name="zip" required></label><label>City <input name="city" required></label>
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button></form>`;
const buyer = {
  name: { first: "Jana", last: "Becker" },
  contact: { email: "jana@example.com" },
  shipping: { addressLines: ["Lindenallee 12a"], locality: "Berlin", postalCode: "10115", countryCode: "DE" },
};

describe.concurrent("a form with a field of its own for the number of the house", () => {
  it.each([
    [
      "beside the street, called the second line for the browser",
      `<label>Straße <input name="street" required autocomplete="address-line1"></label><label>Hausnummer <input name="number" required autocomplete="address-line2"></label>`,
    ],
    [
      "that says no more than a number",
      `<label>Street <input name="street" required></label><label>No. <input name="number" required></label>`,
    ],
    [
      "before the street, known by its name alone",
      `<input name="house_number" id="number" required placeholder="12"><label>Straat <input name="street" required></label>`,
    ],
  ])("%s", async (_where, street) => {
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { "/checkout": checkout(street) },
      { buyer },
    );
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    const [order = {}] = shop.orders;
    expect([order.street, order.number ?? order.house_number]).toEqual(["Lindenallee", "12a"]);
  });

  it("gets the flat too, where nothing else takes it; and alone it takes the whole line", async () => {
    const flat = { ...buyer, shipping: { ...buyer.shipping, addressLines: ["Lindenallee 12", "Hof 3"] } };
    const both = checkout(
      `<label>Street <input name="street"></label><label>House number <input name="number"></label>`,
    );
    const alone = checkout(`<label>House number and road <input name="street"></label>`);
    const [first, second] = await Promise.all(
      [both, alone].map((page) => checkOutFromPages(pool, { "/checkout": page }, { buyer: flat })),
    );
    expect(first?.shop.orders).toMatchObject([{ street: "Lindenallee", number: "12, Hof 3" }]);
    expect(second?.shop.orders).toMatchObject([{ street: "Lindenallee 12, Hof 3" }]);
  });
});
