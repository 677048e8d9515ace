/**
 * Weights for an element on a product page to be the add-to-cart button. Only their proportions matter;
 * `rank-purchase-buttons` adds them up.
 */
export const purchaseWeights = {
  /** Multiplied by the share of its text that the words cover. */
  words: { add_to_cart: 60, buy_now: 46, choose: 12, pay: 20, go_to_checkout: 8, in_cart: 14 },
  /** It says sold out, perhaps only until something is chosen. */
  soldOutWords: 26,
  /** A common name for the button in the markup. */
  name: 34,
  /** A telling text or name on an element that sells the page's own product. */
  ownWords: 20,
  /** It joins something, rents or pays a part, and another button only buys. */
  boundWords: -100,
  form: { choices: 9, quantity: 9, post: 4, firstSubmit: 6, product: 5, person: -25 },
  place: {
    belowHeading: 6,
    nearPrice: 8,
    frameOfPage: -25,
    beside: -14,
    sticky: -7,
    list: -4,
    dialog: -6,
    pricedInWindow: 40,
  },
  /** It sells goods with their own page, which matter only if this page sells nothing itself. */
  ofAnother: -46,
  made: { submit: 4, drawn: -4, large: 6, choice: -14, alike: -12, elsewhere: -12, toCart: 14 },
  state: { shut: -3 },
} as const;

/** Minimum score for a button that isn't recognised by its text or name. */
export const leastGuess = 18;
/** The same where the page has buttons to choose from: what comes with the choice counts, not what is beside it. */
export const leastBesideChoice = 8;
/** Score of a choice that has to be made before the shop shows a button. */
export const awaitedChoice = 27;
