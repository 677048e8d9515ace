import type { BrowserPool } from "../../src/index.ts";
import { giving, goodCard } from "../purchase/support/ada.ts";
import { buyFromPages, type PageShopPurchase } from "../purchase/support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "../purchase/support/page-shop.ts";

/** Buys by card in a shop whose checkout holds this form, which is sent off as any form is. */
export function buyByCard(
  pool: BrowserPool,
  cardForm: string,
  { pages = {}, cards = [goodCard] }: { pages?: Record<string, ShopPage>; cards?: (typeof goodCard)[] } = {},
): Promise<PageShopPurchase> {
  const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
    <fieldset><legend>Delivery</legend><label><input type="radio" name="ship" value="post" checked> Post, free</label></fieldset>
    <h2>Payment</h2>${cardForm}<p>Total $80.00</p><button>Place order</button></form>`;
  return buyFromPages(
    pool,
    { ...productAndBasket, "/checkout": checkout, ...pages },
    { answers: { card: cards.map(giving) } },
  );
}

/** What the shop was sent of the card, without the spaces and strokes that the forms write. */
export function sentCard(order: Record<string, string> | undefined): Record<string, string | undefined> {
  const plain = (name: string) => order?.[name]?.replace(/[\s/]/g, "");
  return { number: plain("number"), expiry: plain("expiry"), cvc: plain("cvc") };
}

export const cardAsTyped = { number: "4242424242424242", expiry: "1234", cvc: "123" };
