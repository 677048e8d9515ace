/** Selects the parts of a page that propose other goods, as shops call them. */
export const proposals =
  "[class*=related i], [class*=upsell i], [class*=up-sell i], [class*=cross-sell i], [class*=crosssell i], [class*=recommend i], [class*=also-bought i], [class*=also-like i], [class*=recently i]";

/** Parts whose forms and fields are about something else than the purchase. */
export const otherMatters =
  "header, nav, footer, [class*=review i], [class*=comment i], [class*=rating i], [class*=question i], [class*=newsletter i], [class*=related i], [class*=search i]";
