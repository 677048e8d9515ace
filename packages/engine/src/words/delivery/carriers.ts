import { phrases } from "../phrases.ts";

/** Parcel carriers, in any language. Normalised, like all words. */
export const carrierNames = phrases`ups, usps, dhl, fedex, dpd, gls, hermes, royal mail, colissimo,
  chronopost, postnord, postnl, inpost, correos, correios,
  canada post, purolator, australia post, auspost, evri, mondial relay, poczta polska, pocztex, matkahuolto`;
