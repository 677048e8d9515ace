/**
 * What speaks for a thing on a product page being the one that puts the product into the cart. Only their proportions
 * count; `rank-purchase-buttons` adds them up.
 */
export const purchaseWeights = {
  /** Times the share of its text that the words cover. */
  words: { add_to_cart: 60, buy_now: 46, choose: 12, pay: 20, go_to_checkout: 8, in_cart: 14 },
  /** Says that there is none left, perhaps only until something is chosen. */
  soldOutWords: 26,
  /** How developers everywhere call the button. */
  name: 34,
  /** Words or a name on something that sells the page's own product. */
  ownWords: 20,
  form: { choices: 9, quantity: 9, post: 4, firstSubmit: 6, product: 5, person: -25 },
  place: { belowHeading: 6, nearPrice: 8, frameOfPage: -25, beside: -14, sticky: -7, list: -4, dialog: -6 },
  /** Goods with a page of their own: what is sold where the page itself sells nothing. */
  ofAnother: -46,
  made: { submit: 4, drawn: -4, large: 6, choice: -14, alike: -12, elsewhere: -12, toCart: 14 },
  state: { shut: -3 },
} as const;

/** From here on something else than words or names tells the button. */
export const leastGuess = 18;
/** What there is to choose first counts as much as this, where the shop shows no button before. */
export const awaitedChoice = 27;
