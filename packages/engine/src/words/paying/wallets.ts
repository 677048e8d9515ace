import { phrases } from "../phrases.ts";

/** Express wallets and pay-later services: their buttons leave the form and are never pressed. */
export const walletNames = phrases`paypal, pay pal, apple pay, applepay, google pay, googlepay, g pay, gpay,
  shop pay, shoppay, amazon pay, amazonpay, klarna, afterpay, clearpay, affirm, venmo, cash app, sezzle,
  zip pay, alipay, wechat, wechat pay, meta pay, samsung pay, click to pay, link, pay with link, ideal,
  sofort, giropay, bancontact, blik, twint, swish, vipps, mobilepay, paypay, rakuten pay, line pay,
  express checkout`;

/** Of these, wallets that pay from a browser or phone sheet, which a page cannot operate. */
export const deviceWallets = phrases`apple pay, applepay, google pay, googlepay, g pay, gpay, samsung pay`;

/** The sign of a maker of devices before "Pay", in its own fonts' private character. */
export const walletSign = /\uf8ff/;

/** Developers' names of such buttons. */
export const walletMarkup = /\b(apple|google|g|samsung|shop|amazon)[-_]?pay([-_]?(button|btn))?\b/i;
