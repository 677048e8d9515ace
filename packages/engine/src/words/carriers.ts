/** Who brings parcels, whatever the language of the page. Normalised, like all words. */
export const carrierNames = [
  "ups",
  "usps",
  "dhl",
  "fedex",
  "dpd",
  "gls",
  "hermes",
  "royal mail",
  "colissimo",
  "chronopost",
  "postnord",
  "postnl",
  "inpost",
  "correos",
] as const;
