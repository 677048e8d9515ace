import { phrases } from "./phrases.ts";

/** How developers everywhere call the state of what they show, in its classes. */
export const classNames = {
  busy: /(^|[\s_-])(spinner|loading|loader|blockui|processing|skeleton|busy)([\s_-]|$)/i,
  disabled: /(^|[\s_-])disabled(\s|$)/i,
  unavailable: /(^|[\s_-])(disabled|unavailable|sold-?out|out-of-stock)([\s_-]|$)/i,
  chosen: /(^|[\s_-])(selected|active|checked|current|on)([\s_-]|$)/i,
  required: /(^|\s)(required|required-entry|is-required)(\s|$)/,
  wrong:
    /(^|\s)((is|has|input|field|form|mage|parsley)-)?(error|invalid)(\s|$)|(^|\s)validation-(failed|error)(\s|$)/,
  complaint: /error|invalid|danger|decline/i,
  /** Beside a control that is marked as wrong. */
  advice: /error|invalid|danger|validation|advice|feedback/i,
  news: /error|alert|danger|warning|invalid|notice|message|decline/i,
  goodNews: /success|confirm|info\b/i,
  /** What comes and goes under the pointer. */
  passing: /(?<!\S)\S*(focus|hover|active|ripple|pressed|touched)\S*/gi,
  /** Of a field: it holds how many pieces are bought. */
  pieces:
    /(^|[\W_])(quantity|qty|pieces|menge|anzahl|quantite|cantidad|quantita|quantidade|aantal|ilosc|antal)([\W_]|$)/i,
  /** Of an amount: it may be what is to be paid. */
  total: /total|due|payable/i,
} as const;

/** How they call what puts a product into the cart, in classes, ids and names. */
export const cartButtonName =
  /add[-_]?(item[-_]?)?to[-_]?(shopping[-_]?)?(cart|basket|bag|trolley)|button-cart|buy-?button|btn-?buy\b|add-item\b|purchase-?button/i;
/** What adds other things to other lists, or tells the shop who one is. */
export const otherButtonName =
  /wish-?_?list|compare|favou?rite|newsletter|subscri|notify|review|search|log-?_?in|sign-?_?(in|up)|coupon|apple-?pay|google-?pay|pay-?pal/i;

/** How they call the picture of a cart, and what is drawn with one and does something else. */
export const cartPicture =
  /(^|[\s/_#-])(cart|basket|trolley|minicart|shopping-?(bag|cart|basket))([\s/_.-]|$)/i;
export const otherPicture = /(^|[\s/_#-])(add|plus|remove|minus|delete|trash|close|x)([\s/_.-]|$)/i;

/** What leads towards each goal of a purchase. Written as `splitName` leaves names. */
export const wayNames = {
  checkout: phrases`checkout, check out, proceed, order, continue, next, cart, basket, minicart`,
  past_sign_in: phrases`guest, continue, next, proceed, anonymous, skip`,
  next_step: phrases`continue, next, proceed, submit, save, forward, confirm address, step`,
  order: phrases`place order, placeorder, order, pay, purchase, submit, confirm, complete, buy`,
} as const;

/** The whole name of the radios that choose a way to send or to pay. */
export const radioNames = {
  shippingMethod: /^(shipping|delivery|carrier|shipment)( id| option| code)?$/,
  paymentMethod: /^(payment|pay)( id| option| code| type)?$/,
} as const;
