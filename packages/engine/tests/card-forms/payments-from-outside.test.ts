import type { AnswerValues, QuestionKey } from "@cartwright/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { decliningCard, goodCard } from "../purchase/support/ada.ts";
import { addressFields, type ShopPage } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";
import {
  at,
  backToShop,
  buyHosted,
  cardFields,
  checkout,
  hostedPage,
  leadingTo,
  story,
  strangersHost,
} from "./support/hosted-shop.ts";

/** Payments as somebody wrote them who had not looked at the engine: what each needed is a mechanism of its own. */
let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const card = { number: "4242424242424242", expiry: "1234", cvc: "123" };
const plain = (sent: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, value.replace(/[\s/]/g, "")]));

const ownButton = `<form method="post" action="/paid">${cardFields}<button>Pay $80.00</button></form>`;
/** The frame tells the page around it once it has been paid in. */
const framePaid =
  "<p>Payment successful</p><script>setTimeout(() => parent.postMessage('paid', '*'), 300)</script>";
const onceFramePaid =
  "addEventListener('message', ({ data }) => { if (data === 'paid') location = '/done'; });";
const frame = (path: string) =>
  `'<iframe title="Payment" width="460" height="300" style="background:white;border:0" src="//pay.localhost:' + location.port + '${path}"></iframe>'`;

interface Payment {
  pages: Record<string, ShopPage>;
  answers?: Partial<Record<QuestionKey, readonly AnswerValues[]>>;
  /** What the provider is sent beside the card. */
  sent?: Record<string, string>;
  asked?: string[];
  request?: string;
}

const chain =
  (host: string, path: string): ShopPage =>
  (visit) =>
    `<p>Please wait…</p><form id="f" method="post" action="${at(host, path, visit)}"><input type="hidden" name="payload" value="eJx"></form><script>f.submit()</script>`;

const yes = [{ confirmed: "yes" }];
const strangersFrame = frame("/hosted").replace("pay.localhost", strangersHost);
const naming = [{ ...goodCard, card_form_host: strangersHost }];

const payments: Record<string, Payment> = {
  "in a provider's frame over the shop's page, by that frame's own button": {
    pages: {
      "/checkout": checkout(
        `order.onsubmit = (event) => { event.preventDefault(); fetch('/place', { method: 'POST' }).then(() => {
          const over = document.createElement('div'); over.style = 'position:fixed;inset:0;background:#0008;z-index:9'; over.innerHTML = ${frame("/hosted")}; document.body.append(over); }); };
         ${onceFramePaid}`,
      ),
      "/place": "{}",
      "/hosted": ownButton,
      "/paid": framePaid,
    },
  },
  "on a page of the shop that is nothing but such a frame": {
    pages: {
      "/checkout": checkout("", "")
        .replace('action="/place"', 'action="/pay"')
        .replace("Place order", "Continue to payment"),
      "/pay": `<h1>Payment</h1><p>Garden Chair</p><p>Total $80.00</p><div id="box"></div><script>box.innerHTML = ${frame("/hosted")}; ${onceFramePaid}</script>`,
      "/hosted": ownButton,
      "/paid": framePaid,
    },
  },
  "beside cards that the provider has kept, with another one": {
    pages: {
      "/hosted": `<h1>Example Pay</h1><p>Total: $80.00</p><form method="post" action="/paid"><fieldset><legend>Your cards</legend>
        <label><input type="radio" name="card" value="1" checked> Visa ending in 1111, expires 09/27</label><label><input type="radio" name="card" value="2"> Mastercard ending in 5100, expires 01/28</label>
        <label><input type="radio" name="card" value="new"> Use another card</label></fieldset><div id="fields" hidden>${cardFields}</div><button>Pay $80.00</button></form>
        <script>for (const one of document.querySelectorAll('[name=card]')) one.onchange = () => { fields.hidden = one.value !== 'new'; };</script>`,
    },
    sent: { card: "new" },
  },
  "in the shop's own currency, where the provider has chosen the card's": {
    pages: {
      "/hosted": `<h1>Example Pay</h1><p>Amount: <b id="amount">USD 80.00</b></p><form method="post" action="/paid">${cardFields}<div id="choice" hidden><p>Choose the currency that you are charged in:</p>
        <label><input type="radio" name="currency" value="EUR" checked> EUR 76.12 (incl. 4 % margin)</label><label><input type="radio" name="currency" value="USD"> USD 80.00</label></div><button>Pay</button></form>
        <script>const [number] = document.getElementsByName('number'); const show = () => { amount.textContent = document.querySelector(':checked').value === 'EUR' ? 'EUR 76.12' : 'USD 80.00'; };
        number.onchange = () => { choice.hidden = false; show(); }; for (const one of document.getElementsByName('currency')) one.onchange = show;</script>`,
    },
    sent: { currency: "USD" },
  },
  "of more than was approved, which only the provider's own frame says": {
    pages: {
      "/checkout": checkout(
        `order.onsubmit = (event) => { event.preventDefault(); box.innerHTML = ${frame("/hosted")}; }; ${onceFramePaid}`,
      ).replace("<script>", '<div id="box"></div><script>'),
      "/hosted": `<p>Amount: $86.00</p>${ownButton.replace("Pay $80.00", "Pay now")}`,
      "/paid": framePaid,
    },
    answers: { confirm: yes },
    asked: ["card", "confirm"],
  },
  "of more than was approved, on a page that calls it no total": {
    pages: {
      "/hosted": `<h1>Example Pay</h1><p>Garden Shop</p><p>$86.00</p><form method="post" action="/paid">${cardFields}<button>Pay</button></form>`,
    },
    answers: { confirm: yes },
    asked: ["card", "confirm"],
  },
  "in a window that tells the shop's page and closes": {
    pages: {
      "/checkout":
        checkout(`order.onsubmit = async (event) => { event.preventDefault(); const opened = open('', 'pay', 'width=480,height=640'); await fetch('/place', { method: 'POST' }); opened.location = '//pay.localhost:' + location.port + '/hosted'; };
        addEventListener('message', ({ data }) => { if (data.type === 'complete') location = '/done'; });`),
      "/place": "{}",
      "/paid":
        "<h2>Payment successful</h2><p>This window will close by itself.</p><script>setTimeout(() => { opener.postMessage({ type: 'complete' }, '*'); close(); }, 500)</script>",
    },
  },
  "in a window of an unknown host, which a button that names the card has opened": {
    pages: {
      "/checkout": checkout(
        `order.onsubmit = (event) => { event.preventDefault(); const opened = open('//${strangersHost}:' + location.port + '/hosted', 'pay', 'width=480,height=640');
        const timer = setInterval(() => { if (opened.closed) { clearInterval(timer); location = '/done'; } }, 50); };`,
        "",
      ).replace("Place order", "Pay by card"),
      "/paid": "<p>Paid.</p><script>setTimeout(close, 50)</script>",
    },
    answers: { confirm: yes },
    asked: ["card", "confirm"],
  },
  "on a page of an unknown host, to which the last step of the checkout leads": {
    pages: {
      "/checkout": checkout("", "").replace("Place order", "Continue to secure payment"),
      "/place": leadingTo(strangersHost, "/hosted"),
      "/hosted": hostedPage(),
    },
    answers: { confirm: yes },
    asked: ["confirm", "card"],
  },
  "in a frame of an unknown host over the page, by its own button, where the shop has said no more than Pay now":
    {
      pages: {
        "/checkout": checkout(
          `order.onsubmit = (event) => { event.preventDefault(); fetch('/place', { method: 'POST' }).then(() => {
          const over = document.createElement('dialog'); over.innerHTML = ${strangersFrame.replace(/title="[^"]*"/, "")}; document.body.append(over); over.showModal(); }); }; ${onceFramePaid}`,
          "",
        ).replace("Place order", "Pay now"),
        "/place": "{}",
        "/hosted": ownButton,
        "/paid": framePaid,
      },
      answers: { confirm: yes },
      asked: ["card", "confirm"],
    },
  "with another card than those that the shop has kept, which a button of its own brings up": {
    pages: {
      "/checkout": `<h1>Checkout</h1><form method="post" action="/paid">${addressFields}<h2>Payment method</h2>
        <input type="hidden" name="used" id="used" value="kept"><div onchange="used.value = 'kept'"><label><input type="radio" name="kept" value="1" checked> Visa •••• 1881 exp 05/28</label><label><input type="radio" name="kept" value="2"> Mastercard •••• 4444 exp 02/29</label></div>
        <button type="button" onclick="this.hidden = true; for (const one of document.getElementsByName('kept')) one.checked = false; another.hidden = false; used.value = 'another'">Use a different card</button>
        <div id="another" hidden>${cardFields}</div><p>Garden Chair</p><p>Total $80.00</p><button>Pay $80.00</button></form>`,
    },
    sent: { used: "another" },
  },
  "with another card than the one on file that the page would charge, behind its list of ways to pay": {
    pages: {
      "/checkout": `<h1>Checkout</h1><form method="post" action="/paid">${addressFields}<h2>Paying with</h2><input type="hidden" name="used" id="used" value="kept"><div id="kept">Ending in 1881 <small>Visa</small></div>
        <div role="button" tabindex="0" onclick="this.hidden = true; list.hidden = false">Choose another way to pay</div><div id="list" hidden><div role="button" tabindex="0" onclick="list.hidden = kept.hidden = true; another.hidden = false; used.value = 'another'">Card</div><div role="button" tabindex="0">PayPal</div></div>
        <div id="another" hidden>${cardFields}</div><p>Garden Chair</p><p>Total $80.00</p><button>Purchase</button></form>`,
    },
    sent: { used: "another" },
  },
  "with the second card, where the provider has declined the first on a page that only leads back to its form":
    {
      pages: {
        "/submit": ({ sent }) =>
          sent.number?.endsWith("0002")
            ? `<h1>Payment unsuccessful</h1><p>Your bank declined this transaction.</p><a href="/hosted">Try another card</a> <a href="/cancelled">Cancel and return to shop</a>`
            : `<form id="f" method="post" action="/paid">${Object.entries(sent)
                .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
                .join("")}</form><script>f.submit()</script>`,
        "/hosted": hostedPage().replace("/paid", "/submit"),
      },
      answers: { card: [decliningCard, goodCard] },
      asked: ["card", "card"],
    },
  "with the second card, where the provider has declined the first on a page whose button leads back to the shop, which offers to try again":
    {
      pages: {
        "/submit": (visit) =>
          visit.sent.number?.endsWith("0002")
            ? `<h1>Operación denegada</h1><p>Su entidad ha denegado la operación.</p><form method="post" action="${at("pages.localhost", "/back", visit)}"><input type="hidden" name="r" value="0190"><button>Continuar</button></form>`
            : `<form id="f" method="post" action="/paid">${Object.entries(visit.sent)
                .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
                .join("")}</form><script>f.submit()</script>`,
        "/back": `<h1>El pago no se ha completado</h1><p>No se ha realizado ningún cargo.</p><a href="/checkout">Volver a intentarlo</a>`,
        "/hosted": `<h1>TPV</h1><p>Importe: $80.00</p><form method="post" action="/submit">${cardFields}<button>Aceptar</button></form><a href="/cancelled">Cancelar</a>`,
      },
      answers: { card: [decliningCard, goodCard], confirm: yes },
      asked: ["card", "card", "confirm"],
    },
  "with the second card, by the button of the shop's page for the unpaid order that says that the first was refused":
    {
      pages: {
        "/place": "to /order-status",
        "/order-status": `<h1>Order PS-1001</h1><p>Status: awaiting payment</p><p>Total $80.00</p><form method="post" action="/pay-now"><button>Pay now $80.00</button></form>`,
        "/refused": `<h1>Order PS-1001</h1><p>Status: awaiting payment</p><p class="err" role="alert">Payment failed: your card was declined by the bank. Try again or use another card.</p><p>Total $80.00</p><form method="post" action="/pay-now"><button>Pay now $80.00</button></form>`,
        "/pay-now": leadingTo("pay.localhost", "/hosted"),
        "/submit": (visit) =>
          visit.sent.number?.endsWith("0002")
            ? `to ${at("pages.localhost", "/refused", visit)}`
            : `<form id="f" method="post" action="/paid">${Object.entries(visit.sent)
                .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
                .join("")}</form><script>f.submit()</script>`,
        "/hosted": hostedPage().replace("/paid", "/submit"),
      },
      answers: { card: [decliningCard, goodCard], confirm: yes },
      asked: ["card", "card", "confirm"],
    },
  "in the instalments that the request names, where the provider's form has preset another number": {
    pages: {
      "/hosted": `<h1>Example Pay</h1><p>Total: $80.00</p><form method="post" action="/paid">${cardFields}<fieldset><legend>Your payment</legend><label><input type="radio" name="plan" value="4"> 4 payments of $20.00</label><label><input type="radio" name="plan" value="3"> 3 payments of $26.67</label><label><input type="radio" name="plan" value="1" checked> In full: $80.00</label></fieldset><button>Pay</button></form>`,
    },
    request: "One garden chair, pay in 3 instalments by card.",
    answers: { confirm: yes },
    asked: ["card", "confirm"],
    sent: { plan: "3" },
  },
  "with another card than the first, which its form calls invalid while it is typed, and does not send": {
    pages: {
      "/checkout": `<h1>Checkout</h1><form method="post" action="/paid" id="order">${addressFields}<h2>Card</h2>${cardFields}<p class="card-error" id="no"></p><p>Garden Chair</p><p>Total $80.00</p><button>Pay $80.00</button></form>
        <script>const { number } = order.elements; number.onblur = () => { no.textContent = /4242$/.test(number.value.replace(/\\s/g, '')) ? '' : 'Your card number is invalid.'; };
        order.onsubmit = (event) => { if (no.textContent) event.preventDefault(); };</script>`,
    },
    answers: { card: [decliningCard, goodCard] },
    asked: ["card", "card"],
  },
  "in fields that a component keeps in a closed shadow root": {
    pages: {
      "/checkout": `<h1>Checkout</h1><form method="post" action="/paid">${addressFields}<h2>Card</h2><secure-card></secure-card><p>Garden Chair</p><p>Total $80.00</p><button>Pay $80.00</button></form>
        <script>customElements.define('secure-card', class extends HTMLElement { static formAssociated = true; connectedCallback() {
          const inside = this.attachInternals(); const root = this.attachShadow({ mode: 'closed' }); root.innerHTML = \`${cardFields}\`;
          root.addEventListener('input', () => { const all = new FormData(); for (const one of root.querySelectorAll('input')) all.append(one.name, one.value);
            all.append('closed', String(this.shadowRoot === null)); inside.setFormValue(all); }); } });</script>`,
    },
    sent: { closed: "true" },
  },
  "behind a wallet's window that asks for a code of its own": {
    pages: {
      "/checkout": `<h1>Checkout</h1><form method="post" action="/paid">${addressFields}<h2>Card</h2>${cardFields}<p>Garden Chair</p><p>Total $80.00</p><button>Pay $80.00</button></form><div id="over"></div>
        <script>document.querySelector('[type=email]').onchange = () => { over.innerHTML = '<div style="position:fixed;inset:0;background:#0008;z-index:9">' + ${strangersFrame} + '</div>'; };
        addEventListener('message', () => { over.innerHTML = ''; });</script>`,
      "/hosted": `<p>Enter the code sent to you to pay with Swiftlink.</p><input maxlength="6"><button onclick="parent.postMessage('left', '*')">Check out without Swiftlink</button><button>Resend code</button>`,
    },
  },
  "in a frame of an unknown host beside the order's summary, whose form is sent in the page's place": {
    pages: {
      "/checkout": checkout("", "")
        .replace('action="/place"', 'action="/pay"')
        .replace("Place order", "Continue to payment"),
      "/pay": `<main><h1>Card payment</h1><aside><h2>Summary</h2><p>Garden Chair</p><p>Total $80.00</p></aside><div id="box"></div></main><script>box.innerHTML = ${strangersFrame.replace('title="Payment" ', "")};</script>`,
      "/hosted": ownButton.replace("<form ", '<form target="_top" '),
    },
    answers: { card: naming },
  },
  "on a provider's page whose first address has expired": {
    pages: {
      "/place": leadingTo("pay.localhost", "/expired"),
      "/expired": `<h1>Your session has expired</h1><p>Your payment session has expired. Nothing has been charged.</p><p><a href="/hosted">Try again</a></p><p><a href="/cancelled">Return to the shop</a></p>`,
    },
  },
  "in fields of an unknown host, with one for a postal code without which the button stays shut": {
    pages: {
      "/checkout": `<h1>Checkout</h1><form method="post" action="/paid" id="order">${addressFields}<h2>Card</h2><div id="fields"></div><p>Garden Chair</p><p>Total $80.00</p><button id="go" disabled>Pay $80.00</button></form>
        <script>const kinds = { number: 'Card number', expiry: 'Expiry', cvc: 'Security code', postal: 'Billing ZIP' };
        for (const [name, label] of Object.entries(kinds)) { const one = document.createElement('iframe'); one.title = label; one.height = 50;
          one.src = '//${strangersHost}:' + location.port + '/field?name=' + name + '&label=' + label; fields.append(one);
          const held = document.createElement('input'); held.type = 'hidden'; held.name = name; order.append(held); }
        addEventListener('message', ({ data }) => { order.elements[data.name].value = data.value; go.disabled = Object.keys(kinds).some((name) => order.elements[name].value === ''); });</script>`,
      "/field": ({ sent }) =>
        `<input aria-label="${sent.label}" oninput="parent.postMessage({ name: '${sent.name}', value: this.value }, '*')">`,
    },
    answers: { card: naming },
    sent: { postal: "94104" },
  },
  "with the card's code given once more, on a page of the provider after the one with the card": {
    pages: {
      "/hosted": hostedPage().replace("/paid", "/code").replace("<button>Pay $80.00", "<button>Next"),
      "/code": ({ sent }) =>
        `<h1>Example Pay</h1><p>VISA •••• 4242</p><p>Amount due: $80.00</p><form method="post" action="/paid">${Object.entries(
          sent,
        )
          .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
          .join(
            "",
          )}<label>Please enter your security code again <input name="again" autocomplete="cc-csc"></label><button>Pay $80.00</button></form>`,
    },
    sent: { again: "123" },
  },
  "in a frame of the provider whose card form opens by one of its buttons": {
    pages: {
      "/checkout": checkout(onceFramePaid, "")
        .replace("<button>Place order</button></form>", `</form><h2>Payment</h2><div id="box"></div>`)
        .replace("<script>", `<script>box.innerHTML = ${frame("/buttons")};`),
      "/buttons": `<div role="link" tabindex="0" onclick="location = '/wallet'">PayPal</div><div role="link" tabindex="0" onclick="this.remove(); form.hidden = false">Debit or Credit Card</div><div id="form" hidden>${ownButton}</div>`,
      "/paid": framePaid,
    },
  },
  "without the donation that a window offers behind the button": {
    pages: {
      "/checkout": `<h1>Checkout</h1><form method="post" action="/paid" id="order">${addressFields}<h2>Card</h2>${cardFields}<input type="hidden" name="gift" id="gift"><p>Garden Chair</p><p>Total $80.00</p><button>Pay $80.00</button></form>
        <dialog id="offer"><p>Would you like to add $2.00 to your order for clean oceans?</p><button id="yes">Yes, add $2.00</button><button id="no">No thanks, just pay $80.00</button></dialog>
        <script>order.onsubmit = (event) => { event.preventDefault(); offer.showModal(); };
        yes.onclick = () => { gift.value = '2.00'; order.submit(); }; no.onclick = () => { gift.value = '0'; order.submit(); };</script>`,
      "/paid": "to /done",
    },
    // The window's amount is news to the person who approved the total.
    answers: { confirm: yes },
    asked: ["card", "confirm"],
    sent: { gift: "0" },
  },
  "in a provider's frame that goes on to the bank, which offers ways to send its code": {
    pages: {
      "/checkout": checkout(
        `order.onsubmit = (event) => { event.preventDefault(); fetch('/place', { method: 'POST' }).then(() => {
          const over = document.createElement('dialog'); over.innerHTML = ${strangersFrame}; document.body.append(over); over.showModal(); }); }; ${onceFramePaid}`,
      ),
      "/place": "{}",
      "/hosted": ownButton,
      "/paid": `<h1>Banque du Midi</h1><p>Garden Shop, 80,00 USD</p><p>Choisissez comment recevoir votre code de sécurité :</p><form method="post" action="/chosen"><label><input type="radio" name="how" value="sms" required> Par SMS au 06 ** ** ** 12</label><label><input type="radio" name="how" value="mail"> Par e-mail à a***@example.fr</label><button>Recevoir le code</button></form>`,
      "/chosen": `<h1>Banque du Midi</h1><p>Un code vous a été envoyé par SMS.</p><form method="post" action="/verify"><label>Code de sécurité <input name="code" inputmode="numeric" maxlength="6"></label><button>Valider</button></form>`,
      "/verify": framePaid,
    },
    answers: { confirm: yes, otp: [{ code: "845219" }] },
    asked: ["card", "confirm", "otp"],
  },
  "behind pages that send themselves on to a bank that speaks French": {
    pages: {
      "/paid": chain("pay.localhost", "/first"),
      "/first": chain("pay.localhost", "/second"),
      "/second": chain("bank.localhost", "/bank"),
      "/bank": `<h1>Authentification</h1><p>Achat de 80,00 USD chez Garden Shop. Un code vous a été envoyé par SMS.</p><form method="post" action="/verify"><label>Saisissez votre code <input name="valeur" inputmode="numeric"></label><button>Valider</button></form><a href="/cancelled">Abandonner</a> <a href="/again">Renvoyer le code</a>`,
      "/verify": (visit) =>
        visit.sent.valeur === "845219" ? `to ${at("pay.localhost", "/term", visit)}` : "to /bank",
      "/term": backToShop,
    },
    answers: { confirm: yes, otp: [{ code: "845219" }] },
    asked: ["card", "confirm", "otp"],
  },
};

describe.concurrent("a payment", () => {
  it.each(Object.entries(payments))("%s, is made once", async (_how, payment) => {
    const { pages, answers = {}, sent = {}, asked = ["card"], request } = payment;
    const bought = await buyHosted(pool, { pages, answers, ...(request !== undefined && { request }) });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked, story(bought)).toEqual(asked);
    expect(bought.payments.map(plain)).toEqual([expect.objectContaining({ ...card, ...sent })]);
    expect(bought.paths).not.toContain("/cancelled");
  });

  it("on a page of an unknown host is named to a person before it, and after it where it asks for another amount", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/place": leadingTo("acquirer.localhost", "/hosted"),
        "/hosted": `<h1>ZahlDirekt</h1><p>Betrag: <b>86,00 USD</b></p><form method="post" action="/paid">${cardFields}<button>Jetzt bezahlen</button></form><a href="/cancelled">Abbrechen</a>`,
      },
      answers: { confirm: [{ confirmed: "yes" }, { confirmed: "no" }] },
    });

    const [host, amount] = bought.host.questions.filter(({ key }) => key === "confirm");
    expect(host, story(bought)).toMatchObject({ message: expect.stringContaining("acquirer.localhost") });
    expect(host?.detectedTotal).toEqual({ amount: "80.00", currency: "USD" });
    expect(amount).toMatchObject({ message: expect.stringContaining("86.00 USD") });
    expect(bought.outcome).toMatchObject({ status: "failed", message: expect.stringContaining("not paid") });
    expect(bought.payments).toEqual([]);
    expect(bought.paths).not.toContain("/cancelled");
  });
});
