import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { library } from "../purchase/support/library.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyByCard, cardAsTyped, sentCard } from "./card-purchase.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** Plain fields that a library takes over; `expiry` may stand without a hint of how it is written. */
function fields(expiryHint = "MM/YY"): string {
  return `<p><label>Card number <input id="number" name="number"></label></p>
    <p><label>Expiry date <input id="expiry" name="expiry" placeholder="${expiryHint}"></label></p>
    <p><label>CVC <input id="cvc" name="cvc"></label></p>`;
}

const forms: Record<string, string> = {
  "cleave.js": `${fields()}${library("cleave.js/dist/cleave.min.js")}<script>
    new Cleave('#number', { creditCard: true });
    new Cleave('#expiry', { date: true, datePattern: ['m', 'y'] });
    new Cleave('#cvc', { blocks: [3], numericOnly: true });</script>`,
  imask: `${fields()}${library("imask/dist/imask.min.js")}<script>
    IMask(number, { mask: '0000 0000 0000 0000' }); IMask(cvc, { mask: '000[0]' });
    IMask(expiry, { mask: 'MM/YY', blocks: { MM: { mask: IMask.MaskedRange, from: 1, to: 12 },
      YY: { mask: IMask.MaskedRange, from: 0, to: 99 } } });</script>`,
  "imask that shows its mask": `${fields("")}${library("imask/dist/imask.min.js")}<script>
    IMask(number, { mask: '0000 0000 0000 0000', lazy: false }); IMask(cvc, { mask: '000', lazy: false });
    IMask(expiry, { mask: '00/00', lazy: false });</script>`,
  inputmask: `${fields("")}${library("inputmask/dist/inputmask.min.js")}<script>
    Inputmask({ mask: '9999 9999 9999 9999', clearIncomplete: true }).mask('#number');
    Inputmask('datetime', { inputFormat: 'mm/yy', clearIncomplete: true }).mask('#expiry');
    Inputmask('999').mask('#cvc');</script>`,
  "jquery.payment in a gateway's markup": `<fieldset class="wc-credit-card-form">
    <p><label for="gw-card-number">Card number&nbsp;<span class="required">*</span></label><input id="gw-card-number"
      class="card-number" inputmode="numeric" autocomplete="cc-number" type="tel" placeholder="•••• •••• •••• ••••" name="number"></p>
    <p><label for="gw-card-expiry">Expiry (MM/YY)&nbsp;<span class="required">*</span></label><input id="gw-card-expiry"
      class="card-expiry" inputmode="numeric" autocomplete="cc-exp" type="tel" placeholder="MM / YY" name="expiry"></p>
    <p><label for="gw-card-cvc">Card code&nbsp;<span class="required">*</span></label><input id="gw-card-cvc"
      class="card-cvc" autocomplete="off" type="tel" maxlength="4" placeholder="CVC" name="cvc"></p></fieldset>
    ${library("jquery/dist/jquery.min.js")}${library("jquery.payment/lib/jquery.payment.min.js")}<script>
    $('.card-number').payment('formatCardNumber'); $('.card-expiry').payment('formatCardExpiry');
    $('.card-cvc').payment('formatCardCVC');</script>`,
  card: `<div class="card-wrapper"></div><input placeholder="Card number" type="tel" name="number">
    <input placeholder="Full name" name="holder"><input placeholder="MM/YY" type="tel" name="expiry">
    <input placeholder="CVC" type="number" name="cvc">${library("card/dist/card.js")}
    <script>new Card({ form: document.forms[0], container: '.card-wrapper', formSelectors: { nameInput: '[name=holder]' } });</script>`,
  maska: `${fields()}${library("maska/dist/maska.js").replace("<script>", "<script>var module = { exports: {} }, exports = module.exports;")}
    <script>for (const [name, mask] of [['number', '#### #### #### ####'], ['expiry', '##/##'], ['cvc', '###']])
      new exports.MaskInput('#' + name, { mask });</script>`,
};

describe.concurrent("a card is typed into a form that is put into shape by", () => {
  it.each(Object.entries(forms))("%s", async (_name, form) => {
    const { outcome, shop } = await buyByCard(pool, form);

    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(shop.orders.map(sentCard)).toEqual([cardAsTyped]);
  });
});
