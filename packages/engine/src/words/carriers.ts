import { phrases } from "./phrases.ts";

/** Who brings parcels, whatever the language of the page. Normalised, like all words. */
export const carrierNames = phrases`ups, usps, dhl, fedex, dpd, gls, hermes, royal mail, colissimo,
  chronopost, postnord, postnl, inpost, correos`;
