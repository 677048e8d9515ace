export const SHOP_HOST = "fennelrye.localhost";

/** Cards are typed on a separate page, on another host of the same domain. */
export const PAYMENTS_HOST = "pay.fennelrye.localhost";

export const ASSETS = "/static";
