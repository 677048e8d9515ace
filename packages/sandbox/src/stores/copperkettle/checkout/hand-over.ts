import { price } from "../../../money.ts";
import type { PaymentRequest } from "../../../pay/provider.ts";
import type { Charge } from "../../../payments/processor.ts";
import { type Basket, itemsOf } from "../cart/basket.ts";
import type { PaymentWay } from "../catalogue/product.ts";
import type { Shop } from "../shop.ts";
import { PAY_HOST, SHOP_HOST } from "../site-names.ts";
import { orderFrom } from "./order-from.ts";
import { totalsOf } from "./totals.ts";

/** How this basket is paid for: as a product in it requires, or else in the shop's own payment frame. */
export function paymentWayOf({ lines }: Pick<Basket, "lines">): PaymentWay {
  const ways = itemsOf(lines).map(({ product }) => product.payment);
  return ways.find(({ kind }) => kind !== "own-frame") ?? { kind: "own-frame" };
}

/** Charges the card from the shop's own form: through its payments company, or the provider's frames. */
export function chargeCard(shop: Shop, basket: Basket, token: string): Charge | undefined {
  const way = paymentWayOf(basket);
  if (way.kind !== "own-frame") return shop.provider.charge(token, requestFor(basket, way));
  const isGuarded = itemsOf(basket.lines).some(({ product }) => product.conduct === "bank-challenge");
  const { totalMinor } = totalsOf(basket);
  return shop.processor.charge(token, {
    merchant: "Copperkettle",
    amount: `${price(totalMinor)} USD`,
    amountMinor: totalMinor,
    currency: "USD",
    challenge: isGuarded ? { kind: "code" } : undefined,
  });
}

export interface HandOver {
  readonly url: string;
  /** Where the buyer learns the outcome. */
  readonly returnUrl: string;
}

/** Where the buyer is sent to pay; `undefined` if the card is typed on the shop's page. */
export function handOver(shop: Shop, basket: Basket): HandOver | undefined {
  const way = paymentWayOf(basket);
  if (way.kind !== "redirect" && way.kind !== "form" && way.kind !== "window") return undefined;
  const shopOrigin = shop.originOf(SHOP_HOST);
  const returnUrl = `${shopOrigin}/checkout/payment-return/${basket.token}/`;
  const id = shop.provider.open({
    ...requestFor(basket, way),
    returnUrl: way.kind === "window" ? undefined : returnUrl,
    vanishes: way.vanishes ?? false,
    onPaid: ({ last4, amountMinor }) =>
      void shop.orders.placeOrder(basket.token, orderFrom(basket, last4, amountMinor)),
  });
  const url =
    way.kind === "form" ? `${shopOrigin}/checkout/order-pay/${id}/` : `${shop.originOf(PAY_HOST)}/pay/${id}`;
  return { url, returnUrl };
}

function requestFor(basket: Basket, { challenge, surchargeMinor = 0 }: PaymentWay): PaymentRequest {
  return {
    merchant: "Copperkettle",
    reference: basket.token,
    email: basket.details.email,
    amountMinor: totalsOf(basket).totalMinor,
    surchargeMinor,
    challenge,
  };
}
