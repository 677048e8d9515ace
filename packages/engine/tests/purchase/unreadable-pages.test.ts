import type { AnswerValues, Question } from "@cartwright/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, checkOutFromPages } from "./support/buy-from-pages.ts";
import { productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const pay = `<label><input type="radio" name="pay" value="cod" required> Cash on delivery</label>`;
const checkoutWith = (fields: string): Record<string, ShopPage> => ({
  "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${fields}${pay}<p>Total <b>$85.00</b></p><button>Place order</button></form>`,
});
const first = { answers: { payment_method: [{ payment_method: "cod" }] } };

describe.concurrent("a checkout in a language that nobody reads", () => {
  const sold: Record<string, ShopPage> = {
    ...productAndBasket,
    "/basket": `<h1>Giỏ hàng</h1><p>Ghế sân vườn 2.490.000 ₫</p><a href="/checkout">Thanh toán</a>`,
    "/checkout": `<h1>Thông tin giao hàng</h1><form method="post" action="/order">
      <label>Tên <input name="ad" autocomplete="given-name"></label><label>Họ <input name="soyad" autocomplete="family-name"></label>
      <label>Thư điện tử <input name="eposta" type="email"></label><label>Địa chỉ <input name="adres" autocomplete="street-address"></label>
      <label>Quận / Thành phố <input name="sehir" autocomplete="address-level2"></label>
      <label><input type="radio" name="odeme" value="kapida" required> Thanh toán khi nhận hàng</label><p>Tổng cộng <b>2.540.000 ₫</b></p>
      <label><input type="checkbox" name="sozlesme" required> Tôi đã đọc và đồng ý với điều khoản</label><button>Hoàn tất đặt hàng</button></form>`,
    "/order": `<h1>Thank you for your order</h1><p>Order number: 884120</p>`,
  };

  it.each([
    ["yes", 1],
    ["no", 0],
  ])("is sent only by a person's word: %s", async (confirmed, orders) => {
    const { host, shop } = await buyFromPages(pool, sold, { answers: { confirm: [{ confirmed }] } });
    expect(host.questions).toMatchObject([
      { key: "confirm", message: expect.stringContaining("Hoàn tất đặt hàng") },
    ]);
    expect(shop.orders).toHaveLength(orders);
  });
});

describe.concurrent("a form whose labels are no text", () => {
  it("is filled in by what its pictures are called", async () => {
    const labels = ["E-mail address", "First name", "Surname", "Street and number", "Town", "Post code"];
    const fields = labels.map(
      (label, index) =>
        `<p><img alt="${label}" width="120" height="20" src="data:,"> <input name="f${index}"></p>`,
    );
    const { outcome, host, shop } = await checkOutFromPages(pool, checkoutWith(fields.join("")), first);
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ f0: "pages@example.com", f2: "Lovelace", f4: "San Francisco" }]);
  });

  it("is not ordered from with its fields empty: a person is asked what belongs into them", async () => {
    const pages = checkoutWith(`<p><input name="f0"></p><p><input name="f1"></p>`);
    const answers = { ...first.answers, details: [{ f0: "Ada", f1: "London" }] };
    const { host, shop } = await checkOutFromPages(pool, pages, { answers });
    expect(host.questions.map(({ key }) => key)).toEqual(["details", "payment_method"]);
    expect(shop.orders).toMatchObject([{ f0: "Ada", f1: "London" }]);
  });
});

it("a field for both names that calls them name and surname gets both", async () => {
  const pages = checkoutWith(
    `<label>E-mail <input name="email"></label><label>Name and surname <input name="name"></label><label>Street <input name="street"></label><label>City <input name="city"></label>`,
  );
  const { shop } = await checkOutFromPages(pool, pages, first);
  expect(shop.orders).toMatchObject([{ name: "Ada Lovelace" }]);
});

describe.concurrent("a form of components", () => {
  const field = (name: string, label: string) =>
    `<x-field name="${name}"><span slot="label">${label}</span></x-field>`;
  const drawn = (fields: string) => ({
    "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${fields}<x-choice name="pay"><span slot="label">Cash on delivery</span></x-choice>
      <p>Total <b>$85.00</b></p><x-button>Place order</x-button></form><script>
      const draw = (name, content, start) => customElements.define(name, class extends HTMLElement {
        static formAssociated = true;
        constructor() { super(); const own = this.attachInternals(); this.attachShadow({ mode: 'open' }).innerHTML = content; start(this, own); }
      });
      draw('x-field', '<label for="i"><slot name="label"></slot></label><input id="i">', ({ shadowRoot }, own) => {
        shadowRoot.getElementById('i').oninput = ({ target }) => own.setFormValue(target.value); });
      draw('x-choice', '<label><input type="radio" id="r"> <slot name="label"></slot></label>', ({ shadowRoot }, own) => {
        shadowRoot.getElementById('r').onchange = () => own.setFormValue('cod'); });
      draw('x-button', '<div role="button" tabindex="0" style="cursor: pointer"><slot></slot></div>', (host) => {
        host.onclick = () => host.closest('form').requestSubmit(); });</script>`,
  });

  it("is read by what its page has put into their slots", async () => {
    const labels = { email: "E-mail", first: "First name", last: "Last name", street: "Street address" };
    const fields = Object.entries({ ...labels, city: "City", zip: "Postcode" });
    const pages = drawn(fields.map(([name, label]) => field(name, label)).join(""));
    const { outcome, shop } = await checkOutFromPages(pool, pages, { answers: { payment_method: [take] } });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ email: "pages@example.com", city: "San Francisco", pay: "cod" }]);
  });

  it("is never sent on the way to the checkout where nobody understands it", async () => {
    const pages = drawn(["a", "b", "c"].map((name) => field(name, "…")).join(""));
    let orders = 0;
    const order = () => {
      orders += 1;
      return "";
    };
    const run = buyFromPages(
      pool,
      { ...productAndBasket, ...pages, "/order": order },
      { answers: {}, patience: 0.2 },
    );
    await expect(run).rejects.toThrow("insists on details");
    expect(orders).toBe(0);
  });
});

function take({ responseSchema }: Question): AnswerValues {
  return { payment_method: responseSchema.properties.payment_method?.oneOf?.[0]?.const ?? "" };
}
