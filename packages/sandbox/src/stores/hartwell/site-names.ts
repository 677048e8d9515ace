export const SHOP_HOST = "hartwell.localhost";

/** The card frames are on another company's domain, so that the shop's page cannot read them. */
export const PAYMENTS_HOST = "pay.hartwell-payments.localhost";

export const ASSETS = "/cdn/shop/t/4/assets";

export function pictureUrl(picture: string): string {
  return `${ASSETS}/pictures/${picture}.svg`;
}
