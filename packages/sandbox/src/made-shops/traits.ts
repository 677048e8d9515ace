/**
 * The variations of made shops. The first value of each trait is the plain one: a failure is minimised by
 * setting traits back to it. Traits are independent; a trait that does not apply to a shop has no effect.
 */
export const traits = {
  // The shape of the checkout.
  navigation: ["pages", "same-address", "accordion", "script-drawn"],
  grouping: ["one-page", "two", "each"],
  review: ["none", "page", "page-with-terms"],
  account: ["guest", "guest-radio", "guest-link", "sign-in-beside", "password-optional"],
  redraw: ["never", "after-country", "after-postcode"],

  // Language and money.
  language: ["en", "de", "fr", "es", "it", "nl", "pl", "pt", "sv", "ja"],
  currency: ["of-language", "usd", "eur"],
  numberFormat: ["of-language", "code-before", "code-after"],

  // The product.
  options: ["none", "select", "radios", "swatches", "hidden-radios", "text-list", "two-selects"],
  preselected: ["nothing", "first"],
  quantity: ["none", "input", "select", "stepper"],
  addControl: ["button", "input", "image", "link", "role-button", "shadow-root"],
  related: ["none", "links", "add-buttons"],
  stockWords: ["shown", "hidden"],
  productData: ["json-ld", "microdata", "none"],

  // The cart.
  afterAdd: ["cart-page", "badge", "drawer", "checkout", "toast"],
  cartLink: ["words", "icon", "words-and-count"],
  coupon: ["none", "cart", "checkout", "both"],
  upsell: ["none", "in-cart", "between-cart-and-checkout"],

  // Controls.
  goOn: ["button", "input", "link", "role-button"],
  order: ["button", "input", "role-button", "hidden-twin", "twin-in-summary"],
  names: ["natural", "hashed", "misleading", "missing", "bracketed"],
  labels: ["bound", "wrapped", "beside", "floating", "table", "placeholder", "aria"],
  autocomplete: ["none", "right", "off"],
  lists: ["native", "tom-select", "choices", "slim-select", "aria-listbox"],
  requiredMark: ["star", "none", "optional-marked", "aria"],

  // What is asked for.
  nameFields: ["first-last", "one", "family-first"],
  emailTwice: ["no", "yes"],
  phone: ["required", "optional", "absent"],
  phoneRule: ["any", "digits", "plus"],
  birthday: ["none", "date", "three-selects", "text"],
  title: ["none", "select", "radios"],
  region: ["none", "select-code", "select-number", "select-name", "text"],
  country: ["select", "preset", "only-one"],
  street: ["one", "two-lines", "number-apart"],
  company: ["none", "optional"],
  billing: ["none", "same-ticked", "same-unticked"],
  fieldOrder: ["usual", "country-first", "postcode-first"],

  // Delivery.
  delivery: ["preselected", "choose", "late", "dialog"],
  deliveryControl: ["radios", "select", "cards"],
  deliveryPrices: ["cheapest-first", "cheapest-last", "free-first"],

  // Payment.
  payment: ["card-only", "card-first", "card-last", "tabs"],
  cardPlace: ["inline", "frames-of-shop", "one-frame-of-shop", "after-order", "no-card"],
  expiry: ["one", "selects", "two-boxes"],
  cardholder: ["no", "yes"],
  saveCard: ["none", "unticked", "ticked"],
  brands: ["none", "select"],

  // Boxes.
  terms: ["none", "box", "two-boxes"],
  newsletter: ["none", "unticked", "ticked"],
  extras: ["none", "unticked", "ticked"],
  honeypot: ["none", "off-screen", "not-displayed", "transparent", "zero-size"],

  // Validation and error messages.
  validation: ["on-sending", "on-leaving", "button-shut", "keys-only"],
  complaint: ["beside", "above", "toast", "silent"],
  cleared: ["nothing", "phone", "card"],
  guard: ["none", "too-fast-once"],

  // Obstacles.
  consent: ["none", "banner", "wall"],
  popup: ["none", "at-once", "late"],
  chat: ["none", "bubble"],
  advertisement: ["none", "frame"],
  headerForms: ["none", "search", "search-and-sign-in", "newsletter-foot"],

  // Time.
  hydration: ["none", "late", "late-and-wiping"],
  answers: ["quick", "slow"],
  busy: ["none", "overlay", "button-words"],

  // The receipt.
  receipt: ["own-page", "same-address", "drawn"],
  receiptNumber: ["beside-words", "in-sentence", "in-table", "glued", "none"],
  receiptTotal: ["shown", "not-shown"],
} as const;

export type TraitName = keyof typeof traits;
export type Traits = { readonly [Name in TraitName]: (typeof traits)[Name][number] };

export const traitNames = Object.keys(traits) as TraitName[];

export const plainTraits = Object.fromEntries(traitNames.map((name) => [name, traits[name][0]])) as Traits;
