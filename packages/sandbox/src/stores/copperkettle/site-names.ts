export const SHOP_HOST = "copperkettle.localhost";

/** The card form is on another company's domain, so that the shop's page cannot read it. */
export const PAYMENTS_HOST = "js.kettlepay.localhost";

/** The provider of all shops. */
export { PAY_HOST } from "../../pay/open-pay.ts";

export const ASSETS = "/wp-content/themes/copperkettle/assets";

export function pictureUrl(picture: string): string {
  return `${ASSETS}/pictures/${picture}.svg`;
}
