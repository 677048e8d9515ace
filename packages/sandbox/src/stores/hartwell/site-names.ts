export const SHOP_HOST = "hartwell.localhost";

/** The card frames come from another company's domain, so that the shop's page cannot look into them. */
export const PAYMENTS_HOST = "pay.hartwell-payments.localhost";

export const ASSETS = "/cdn/shop/t/4/assets";

export function pictureUrl(picture: string): string {
  return `${ASSETS}/pictures/${picture}.svg`;
}
