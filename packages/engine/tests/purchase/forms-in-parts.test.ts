import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const payment = `<fieldset><legend>Payment method</legend>
  <label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>`;
const ending = `${payment}<p>Total $80.00</p><button>Place order</button>`;

describe.concurrent("a checkout form in parts", () => {
  it("whose sections are opened by their headings is filled in one after the other", async () => {
    const [person, place] = [
      `<label>First name <input name="first"></label><label>Last name <input name="last"></label><label>Email <input name="email"></label>`,
      `<label>Street <input name="street"></label><label>City <input name="city"></label><label>State <input name="state"></label>
       <label>ZIP code <input name="zip"></label><label>Country <input name="country"></label>`,
    ];
    const section = (name: string, content: string, next: string) =>
      `<details ${name === "1. You" ? "open" : ""}><summary>${name}</summary><div>${content}<button type="button">${next}</button></div></details>`;
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${section("1. You", person, "On to the delivery")}${section("2. Delivery", place, "On to the payment")}
      <details><summary>3. Payment</summary><div>${ending}</div></details></form><script>
      for (const button of document.querySelectorAll('details button[type=button]')) button.onclick = () => {
        const own = button.closest('details'); if ([...own.querySelectorAll('input')].some((one) => one.value === '')) return;
        own.open = false; own.nextElementSibling.open = true; };</script>`;
    const { outcome, shop } = await checkOutFromPages(pool, { "/checkout": checkout });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ email: "pages@example.com", zip: "94104", pay: "bank" }]);
  });

  it("keeps the choice that it has missed when the order was pressed", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order" novalidate>${addressFields}
      <p><label>Hour <select name="hour"><option value="">Any</option><option value="am">Morning</option><option value="pm">Evening</option></select></label> <small role="alert"></small></p>${ending}</form>
      <script>const { hour } = document.forms[0]; hour.onblur = () => { if (hour.value) hour.parentElement.nextElementSibling.textContent = ''; };
      document.forms[0].onsubmit = () => { if (hour.value) return true; hour.parentElement.nextElementSibling.textContent = 'Choose an hour'; return false; };</script>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { "/checkout": checkout },
      { answers: { payment_method: [{ payment_method: "bank" }], details: [{ hour: "pm" }] } },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method", "details"]);
    expect(shop.orders).toMatchObject([{ hour: "pm" }]);
  });

  it("whose list of towns is filled once the list above it is answered has both chosen", async () => {
    const town = `<label>Ranch <select name="ranch" required><option value="">-</option><option>Las Pulgas</option><option>Corral de Tierra</option></select></label>
      <label>City <select name="city" required><option value="">-</option></select></label>`;
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields.replace(`<label>City <input name="city"></label>`, town)}${ending}</form>
      <script>const { ranch, city } = document.forms[0]; ranch.onchange = () => setTimeout(() => {
        city.innerHTML = '<option value="">-</option>' + ['Belmont', 'San Francisco', 'San Mateo', 'Woodside'].map((one) => '<option>' + one + '</option>').join(''); }, 400);</script>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { "/checkout": checkout },
      { answers: { payment_method: [{ payment_method: "bank" }], details: [{ ranch: "Las Pulgas" }] } },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["details", "payment_method"]);
    expect(shop.orders).toMatchObject([{ ranch: "Las Pulgas", city: "San Francisco" }]);
  });
});
