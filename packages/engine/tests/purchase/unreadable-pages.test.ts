import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const pay = `<label><input type="radio" name="pay" value="cod" required> Cash on delivery</label>`;
const checkoutWith = (fields: string): Record<string, ShopPage> => ({
  ...productAndBasket,
  "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${fields}${pay}<p>Total <b>$85.00</b></p><button>Place order</button></form>`,
});
const first = { answers: { payment_method: [{ payment_method: "cod" }] } };

describe.concurrent("a checkout in a language that nobody reads", () => {
  const sold: Record<string, ShopPage> = {
    ...productAndBasket,
    "/basket": `<h1>Sepetim</h1><p>Bahçe Sandalyesi 2.490,00 TL</p><a href="/checkout">Satın Al</a>`,
    "/checkout": `<h1>Teslimat Bilgileri</h1><form method="post" action="/order">
      <label>Ad <input name="ad" autocomplete="given-name"></label><label>Soyad <input name="soyad" autocomplete="family-name"></label>
      <label>E-posta <input name="eposta" type="email"></label><label>Adres <input name="adres" autocomplete="street-address"></label>
      <label>İlçe / Şehir <input name="sehir" autocomplete="address-level2"></label>
      <label><input type="radio" name="odeme" value="kapida" required> Kapıda Ödeme</label><p>Ödenecek Tutar <b>2.540,00 TL</b></p>
      <label><input type="checkbox" name="sozlesme" required> Mesafeli satış sözleşmesini okudum, onaylıyorum</label><button>Siparişi Tamamla</button></form>`,
    "/order": `<h1>Thank you for your order</h1><p>Order number: 884120</p>`,
  };

  it.each([
    ["yes", 1],
    ["no", 0],
  ])("is sent only by a person's word: %s", async (confirmed, orders) => {
    const { host, shop } = await buyFromPages(pool, sold, { answers: { confirm: [{ confirmed }] } });
    expect(host.questions).toMatchObject([
      { key: "confirm", message: expect.stringContaining("Siparişi Tamamla") },
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
    const { outcome, host, shop } = await buyFromPages(pool, checkoutWith(fields.join("")), first);
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ f0: "pages@example.com", f2: "Lovelace", f4: "San Francisco" }]);
  });

  it("is not ordered from with its fields empty: a person is asked what belongs into them", async () => {
    const pages = checkoutWith(`<p><input name="f0"></p><p><input name="f1"></p>`);
    const answers = { ...first.answers, details: [{ f0: "Ada", f1: "London" }] };
    const { host, shop } = await buyFromPages(pool, pages, { answers });
    expect(host.questions.map(({ key }) => key)).toEqual(["details", "payment_method"]);
    expect(shop.orders).toMatchObject([{ f0: "Ada", f1: "London" }]);
  });
});

it("a field for both names that calls them name and surname gets both", async () => {
  const pages = checkoutWith(
    `<label>E-mail <input name="email"></label><label>Name and surname <input name="name"></label><label>Street <input name="street"></label><label>City <input name="city"></label>`,
  );
  const { shop } = await buyFromPages(pool, pages, first);
  expect(shop.orders).toMatchObject([{ name: "Ada Lovelace" }]);
});
