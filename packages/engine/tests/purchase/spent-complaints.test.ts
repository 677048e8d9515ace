import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const payment = `<h1>Payment</h1><form method="post" action="/order"><fieldset><legend>Payment method</legend>
  <label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset><p>Total $80.00</p><button>Place order</button></form>`;

/** A form whose script checks one field when it is sent, and keeps its complaint until it is sent again. */
function checking(name: string, field: string): string {
  return `<h1>Checkout</h1><form action="/payment">${addressFields}${field}
    <button>Continue</button></form><script>
    const form = document.forms[0];
    const say = (text) => { form.querySelector('.error')?.remove();
      if (text) (form.${name}.closest('label') ?? form.${name}).insertAdjacentHTML('afterend', '<span class="error">' + text + '</span>'); };
    form.addEventListener('submit', (event) => { const isGood = form.${name}.value !== '';
      if (!isGood) event.preventDefault(); say(isGood ? '' : 'This field is required.'); });</script>`;
}

describe.concurrent("a complaint that stays until the form is sent again", () => {
  it("is not asked about once more after a person has answered it", async () => {
    const member = `<p><label for="m">Member number</label><br><input id="m" name="member"></p>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { "/checkout": checking("member", member), "/payment": payment },
      { answers: { payment_method: [{ payment_method: "bank" }], details: [{ member: "12345" }] } },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["details", "payment_method"]);
    expect(shop.orders).toMatchObject([{ member: "12345" }]);
  });

  it("is not asked about where the request names the choice that it misses", async () => {
    const list = `<p><label for="p">Delivery location type</label><br><select id="p" name="loc"><option value="">Please select</option>
      <option value="dock">Business with loading dock</option><option value="plain">Business without loading dock</option><option value="res">Residence</option></select></p>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { "/checkout": checking("loc", list), "/payment": payment },
      {
        request: "A Garden Chair to a business with loading dock",
        answers: { payment_method: [{ payment_method: "bank" }] },
      },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ loc: "dock" }]);
  });
});

it("what the page said before the order is no receipt of one that the shop has refused", async () => {
  const asked = `<h1>Checkout</h1><p>Thank you for shopping with us. Your order is on its way within a day.</p><form id="f">${addressFields}
    <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
    <p>Total $80.00</p><button>Place order</button></form><script>f.addEventListener('submit', async (event) => { event.preventDefault();
      await fetch('/try', { method: 'POST', body: new URLSearchParams(new FormData(f)) });
      if (!f.querySelector('.error')) f.insertAdjacentHTML('afterbegin', '<p class="error" role="alert">Courier is invalid</p>'); });</script>`;
  const { outcome, shop } = await checkOutFromPages(
    pool,
    { "/checkout": asked, "/try": "{}" },
    { answers: { payment_method: [{ payment_method: "bank" }], confirm: [{ confirmed: "yes" }] } },
  );

  expect(shop.orders).toEqual([]);
  expect(shop.visits.filter(({ path }) => path === "/try").length).toBeGreaterThan(1);
  expect(outcome).toMatchObject({ status: "failed" });
});
