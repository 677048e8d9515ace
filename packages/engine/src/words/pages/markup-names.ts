import { phrases } from "../phrases.ts";

/** Developers' class names for states, common everywhere. */
export const classNames = {
  busy: /(^|[\s_-])(spinner|loading|loader|blockui|processing|skeleton|busy)([\s_-]|$)/i,
  disabled: /(^|[\s_-])disabled(\s|$)/i,
  unavailable: /(^|[\s_-])(disabled|unavailable|sold-?out|out-of-stock)([\s_-]|$)/i,
  chosen: /(^|[\s_-])(selected|active|checked|current|on)([\s_-]|$)/i,
  required: /(^|\s)(required|required-entry|is-required)(\s|$)/,
  wrong:
    /(^|\s)((is|has|input|field|form|mage|parsley)-)?(error|invalid)(\s|$)|(^|\s)validation-(failed|error)(\s|$)/,
  complaint: /error|invalid|danger|decline/i,
  /** Beside a control that is marked as invalid. */
  advice: /error|invalid|danger|validation|advice|feedback/i,
  news: /error|alert|danger|warning|invalid|notice|message|decline/i,
  goodNews: /success|confirm|info\b/i,
  /** Changes with the pointer or focus. */
  passing: /(?<!\S)\S*(focus|hover|active|ripple|pressed|touched)\S*/gi,
  /** Of a quantity field. */
  pieces:
    /(^|[\W_])(quantity|qty|pieces|menge|anzahl|quantite|cantidad|quantita|quantidade|aantal|ilosc|antal|antall|adet|miktar|mnozstvi|pocet)([\W_]|$)/i,
  /** Of what shows the choice of a list. */
  list: /(^|[\s_-])(select|dropdown|drop-down|combo|combobox)([\s_-]|$)/i,
  /** Of fields that open something else than a list. */
  pickers: /date|time|calendar|colou?r-?pick|file|upload|quantity|qty|spin|counter|stepper|copy|coupon/i,
  /** Of fields that open a calendar. */
  calendar: /(?<!up|vali|candi|man)date(?!d)|calendar|flatpickr/i,
  /** Of an amount that may be the total due. */
  total: /total|due|payable/i,
} as const;

/** Custom elements that draw a box to tick or a radio. */
export const boxComponents = /^[a-z][\w]*-(?:[\w-]*-)?(radio|checkbox|switch)$/;

/** Custom elements that draw a button. */
export const buttonComponents = /^[a-z][\w]*-(?:[\w-]*-)?(button|btn)$/;

/** What libraries call their parts where a page gives no name of its own: it says nothing of what they are for. */
export const partName =
  /^(segmented control|(radio|button|toggle|toggle button|option)s? ?group|options?|choices|list ?box|combo ?box|select|dropdown)$/i;

/** Developers' names for add-to-cart buttons, in classes, ids and names. */
export const cartButtonName =
  /add[-_]?(item[-_]?)?to[-_]?(shopping[-_]?)?(cart|basket|bag|trolley)|button-cart|buy-?button|btn-?buy\b|add-item\b|purchase-?button/i;
/** Adds to other lists, or identifies the visitor to the shop. */
export const otherButtonName =
  /wish-?_?list|compare|favou?rite|newsletter|subscri|notify|review|search|log-?_?in|sign-?_?(in|up)|coupon|apple-?pay|google-?pay|pay-?pal/i;

/** Developers' names for the picture of a cart, and for other things drawn with one. */
export const cartPicture =
  /(^|[\s/_#-])(cart|basket|trolley|minicart|shopping-?(bag|cart|basket))([\s/_.-]|$)/i;
export const otherPicture = /(^|[\s/_#-])(add|plus|remove|minus|delete|trash|close|x)([\s/_.-]|$)/i;

/** What leads towards each goal of a purchase. Written as returned by `splitName`. */
export const wayNames = {
  checkout: phrases`checkout, check out, proceed, order, continue, next, cart, basket, minicart`,
  past_sign_in: phrases`guest, continue, next, proceed, anonymous, skip`,
  next_step: phrases`continue, next, proceed, submit, save, forward, confirm address, step`,
  order: phrases`place order, placeorder, order, pay, purchase, submit, confirm, complete, buy`,
} as const;

/** Full name of the radios that choose a delivery or payment method. */
export const radioNames = {
  shippingMethod: /^(shipping|delivery|carrier|shipment)( id| option| code)?$/,
  paymentMethod: /^(payment|pay)( id| option| code| type)?$/,
} as const;

/** Of a button that opens the ways to pay, and says no more than "Choose". Split as by `splitName`. */
export const opensWaysToPay = /(^| )payment (methods?|options?)( |$)/;

/** Of the button that turns a calendar to its next month. */
export const turnsForward =
  /^[›»>→▶❯]$|(^|[\s_./#-])(next|forward)([\s_./-]|$)|(arrow|chevron|angle)-?right/i;

/** The footer of a part of the page rather than of the page, in its class: "cart__footer", "card-footer". */
export const partFooter =
  /(^|[\s_-])(cart|basket|bag|card|modal|panel|drawer|dialog|popup|form|table|box|summary|checkout|order|product|step|wizard|sheet|tile|widget)[_-]+footer(?![_-]?(menu|links|nav))/i;

/** Of the button that opens a chat with the shop, in its id, class or icon. */
export const chatNames =
  /(^|[\s_.-])(live-?)?chat([\s_.-]|$)|intercom|zendesk|tawk|crisp-client|drift-widget|tidio|livechat|olark/i;

/** What developers call the two buttons of a question. Written as returned by `splitName`. */
export const answerNames = {
  yes: phrases`accept, confirm, yes, ok, proceed, submit, primary, positive`,
  no: phrases`cancel, reject, dismiss, close, deny, decline, abort, back, negative`,
} as const;
