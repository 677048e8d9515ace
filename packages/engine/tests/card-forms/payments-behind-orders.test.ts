import type { AnswerValues, QuestionKey } from "@cartwright/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { goodCard } from "../purchase/support/ada.ts";
import { addressFields, type ShopPage } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";
import {
  at,
  buyHosted,
  cardFields,
  checkout,
  hostedPage,
  story,
  strangersHost,
} from "./support/hosted-shop.ts";

/** Providers that take the card behind the order's press, after pages and frames that ask for something else first. */
let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const yes = [{ confirmed: "yes" }];
const twice = [...yes, ...yes];

/** A page of the shop behind the order, over which a frame of an unknown host opens a moment later. */
const framed = (path: string, page = "<h1>Payment for order PS-1001</h1><p>Total $80.00</p>") =>
  `${page}<script>setTimeout(() => { const over = document.createElement('div'); over.style = 'position:fixed;inset:0;background:#0008;z-index:9';
    over.innerHTML = '<iframe style="width:100%;height:100%;border:0" src="//${strangersHost}:' + location.port + '${path}"></iframe>'; document.body.append(over); }, 300);
    addEventListener('message', ({ data }) => { if (data === 'paid') location = '/done'; });</script>`;
const framePaid = "<p>Paid</p><script>setTimeout(() => parent.postMessage('paid', '*'), 200)</script>";
const form = `<form method="post" action="/paid">${cardFields}<button>Pay</button></form>`;
/** A dialog whose steps a script draws, the card form last. */
const steps = (...shown: string[]) =>
  `<div role="dialog" style="width:400px;margin:30px auto;background:#fff"><b>Garden Shop</b> <button type="button" onclick="parent.postMessage('closed', '*')">×</button><div id="step"></div></div>
  <script>const all = ${JSON.stringify([...shown, form])}; let at = -1; const next = () => { at += 1; step.innerHTML = all[at]; for (const one of step.querySelectorAll('[data-next]')) one.onclick = () => { if (!step.querySelector('input') || step.querySelector('input').value) setTimeout(next, 200); }; }; setTimeout(next, 200);</script>`;
const picture = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

interface Payment {
  pages: Record<string, ShopPage>;
  answers?: Partial<Record<QuestionKey, readonly AnswerValues[]>>;
  asked: string[];
}

/** A checkout whose first step has the address, and leads to `/pay`. */
const inSteps = {
  "/checkout": checkout("", "")
    .replace('action="/place"', 'action="/pay"')
    .replace("Place order", "Continue to payment"),
};

/** A step of the checkout with nothing on it but a frame of an unknown host, which has a pay button of its own. */
const onlyFrame = (beside = "") => ({
  ...inSteps,
  "/pay": `<h1>Payment</h1><p>Garden Chair</p><p>Total $80.00</p><div id="box"></div>${beside}<script>box.innerHTML = '<iframe width="500" height="300" src="//${strangersHost}:' + location.port + '/frame"></iframe>';
    addEventListener('message', ({ data }) => { if (data === 'paid') location = '/done'; });</script>`,
  "/frame": form,
  "/paid": framePaid,
});
/** A frame of the card's bank over the page that the card was sent to. */
const bankFrame = `<script>setTimeout(() => { const bank = document.createElement('iframe'); bank.width = 400; bank.height = 300; bank.src = '//bank.localhost:' + location.port + '/bank'; document.body.append(bank); }, 300);
  addEventListener('message', ({ data }) => { if (data === 'verified') location = '/done'; });</script>`;
/** The shop has taken an order that is still to be paid. */
const unpaidOrder = (way: string) =>
  `<h1>We have received your order</h1><p>Order number: PS-1001</p><p>Status: awaiting payment</p><p>Total $80.00</p>${way}`;
const naming = [{ ...goodCard, card_form_host: strangersHost }];

const payments: Record<string, Payment> = {
  "in a frame of an unknown host that is all there is on the shop's page for the payment": {
    pages: onlyFrame(),
    answers: { card: naming },
    asked: ["card"],
  },
  "in a frame over a page that names the order and its total, and thanks for nothing": {
    pages: { "/place": framed("/frame"), "/frame": form, "/paid": framePaid },
    answers: { confirm: yes },
    asked: ["card", "confirm"],
  },
  "in such a frame over a page that thanks for the order before it is paid": {
    pages: {
      "/place": framed(
        "/frame",
        "<h1>Thank you for your order!</h1><p>Order number: PS-1001</p><p>Total $80.00</p>",
      ),
      "/frame": form,
      "/paid": framePaid,
    },
    answers: { confirm: yes },
    asked: ["card", "confirm"],
  },
  "in a window that the shop's own button opens over its page, whose form is sent by a button that says Submit":
    {
      pages: {
        ...inSteps,
        "/pay": `<h1>Order total $80.00</h1><p>Garden Chair</p><p>Total $80.00</p><form><label>PO number (optional) <input name="po"></label><button type="button" id="open">Pay</button></form>
        <script>document.querySelector('#open').onclick = () => { const over = document.createElement('div'); over.style = 'position:fixed;inset:0;background:#0006;z-index:9';
          over.innerHTML = '<div style="position:absolute;left:300px;top:40px;background:#fff"><iframe id="AcceptUIFrame" width="400" height="400" src="//${strangersHost}:' + location.port + '/frame"></iframe></div>'; document.body.append(over); };
          addEventListener('message', ({ data }) => { if (data === 'paid') location = '/done'; });</script>`,
        "/frame": form.replace("Pay<", "Submit<"),
        "/paid": framePaid,
      },
      answers: { confirm: yes },
      asked: ["card", "confirm"],
    },
  "by the card among a wallet's buttons in its frame, which opens the form in a frame inside": {
    pages: {
      ...inSteps,
      "/pay": `<h1>How would you like to pay?</h1><p>Garden Chair</p><p>Total $80.00</p><div id="box"></div><script>box.innerHTML = '<iframe title="PayPal" name="buttons" width="500" height="500" src="//${strangersHost}:' + location.port + '/buttons"></iframe>';
        addEventListener('message', ({ data }) => { if (data === 'paid') location = '/done'; });</script>`,
      "/buttons": `<div role="link" tabindex="0" aria-label="PayPal">PayPal</div><div role="link" tabindex="0" aria-label="Debit or Credit Card" onclick="if (!box.innerHTML) box.innerHTML = '<iframe title=card_form width=400 height=400 src=/frame></iframe>'">Debit or Credit Card</div><div id="box"></div><script>onmessage = ({ data }) => parent.postMessage(data, '*')</script>`,
      "/frame": form,
      "/paid": framePaid,
    },
    answers: { card: naming },
    asked: ["card"],
  },
  "on a page of an unknown host, to which a page that thanks for the order leads after a while": {
    pages: {
      "/place": (visit) =>
        `<h1>Thank you for your order!</h1><p>Order number: PS-1001</p><p>Total $80.00</p><script>setTimeout(() => { location = '${at(strangersHost, "/hosted", visit)}'; }, 1200)</script>`,
    },
    answers: { confirm: yes },
    asked: ["card", "confirm"],
  },
  "on such a page, after one that has only the order's number": {
    pages: {
      "/place": (visit) =>
        `<h1>Order PS-1001</h1><p>Total $80.00</p><script>setTimeout(() => { location = '${at(strangersHost, "/hosted", visit)}'; }, 3000)</script>`,
    },
    answers: { confirm: yes },
    asked: ["card", "confirm"],
  },
  "behind a phone's number and a list of ways to pay, in such a frame": {
    pages: {
      "/place": framed("/frame"),
      "/frame": steps(
        `<input type="tel" placeholder="Mobile number" aria-label="Mobile number"><button type="button" data-next>Continue</button>`,
        `<button type="button">Netbanking</button><button type="button" data-next>Cards</button><button type="button">Wallet</button>`,
      ),
      "/paid": framePaid,
    },
    answers: { confirm: yes },
    asked: ["card", "confirm"],
  },
  "behind pictures of cards, at more than was approved, which only the frame says, beside its surcharge": {
    pages: {
      "/place": framed("/frame"),
      "/frame": `<p>$<b>86.00</b></p><p>incl. surcharge $6.00</p>${steps(
        ["Visa", "Mastercard", "TWINT"]
          .map(
            (name) =>
              `<button type="button" ${name === "Visa" ? "data-next" : ""}><img alt="${name}" width="60" height="36" src="${picture}"></button>`,
          )
          .join(""),
      )}`,
      "/paid": framePaid,
    },
    answers: { confirm: twice },
    asked: ["card", "confirm", "confirm"],
  },
  "by a form of the shop that only goes on, to a page with the order's number where the bank asks for a code":
    {
      pages: {
        "/checkout": `<h1>Payment</h1><p>Garden Chair</p><form method="post" action="/paid">${addressFields}${cardFields}<p>Total $80.00</p><button>Continue</button></form>`,
        "/paid": `<h1>Order</h1><p>Order number: PS-1001</p><p>Total $80.00</p>${bankFrame}`,
        "/bank": `<p>Your bank has sent you a code.</p><form method="post" action="/verify"><label>Code <input name="code"></label><button>Verify</button></form>`,
        "/verify": "<script>parent.postMessage('verified', '*')</script>",
      },
      answers: { otp: [{ code: "845219" }] },
      asked: ["card", "otp"],
    },
  "behind the button of an unpaid order, at a shop that named no way to pay before": {
    pages: {
      "/checkout": checkout("", ""),
      "/place": (visit) => unpaidOrder(`<a href="${at(strangersHost, "/hosted", visit)}">Pay now</a>`),
    },
    answers: { payment_method: [{ payment_method: "as_offered" }], confirm: yes },
    asked: ["payment_method", "confirm", "card"],
  },
  "behind such a button that opens a new tab": {
    pages: {
      "/checkout": checkout("", ""),
      "/place": (visit) =>
        unpaidOrder(`<a target="_blank" href="${at(strangersHost, "/hosted", visit)}">Pay now</a>`),
    },
    answers: { payment_method: [{ payment_method: "as_offered" }], confirm: yes },
    asked: ["payment_method", "confirm", "card"],
  },
  "on a page that lists its steps, the first of which is to select a way to pay": {
    pages: {
      "/hosted": hostedPage().replace(
        "<h1>",
        "<ol><li>1 Please select a payment method</li><li>2 Result</li></ol><h1>",
      ),
    },
    asked: ["card"],
  },
  "by a way whose name lists the card among others": {
    pages: {
      "/checkout": checkout(
        "",
        `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="cod" checked> Cash on delivery</label>
         <label><input type="radio" name="pay" value="fast"> Przelewy24 – transfer, BLIK, card</label></fieldset>`,
      ),
    },
    asked: ["card"],
  },
  "by a form that says no more than Next, and a bank's app behind it, which goes on by itself": {
    pages: {
      "/hosted": hostedPage().replace("<button>Pay $80.00", "<button>Next"),
      "/paid": (visit) =>
        `<p>You are being redirected to your bank.</p><script>setTimeout(() => { location = '${at("bank.localhost", "/bank", visit)}'; }, 500)</script>`,
      "/bank": (visit) =>
        `<h1>Your bank</h1><p>Open your banking app and approve the payment of $80.00.</p><script>setTimeout(() => { location = '${at("pages.localhost", "/done", visit)}'; }, 3000)</script>`,
    },
    answers: { confirm: yes },
    asked: ["card", "confirm", "confirm"],
  },
};

describe.concurrent("a payment behind the order", () => {
  it.each(Object.entries(payments))("%s, is made once", async (_how, { pages, answers = {}, asked }) => {
    const bought = await buyHosted(pool, { pages, answers });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked, story(bought)).toEqual(asked);
    expect(bought.payments).toHaveLength(1);
    expect(bought.payments[0]?.number?.replace(/\s/g, "")).toBe("4242424242424242");
    expect(bought.paths).not.toContain("/cancelled");
  });

  it("that asks for more in a frame is not made if a person does not agree", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/place": framed("/frame"),
        "/frame": `<p>$<b>86.00</b></p><p>incl. surcharge $6.00</p>${form}`,
        "/paid": framePaid,
      },
      answers: { confirm: [{ confirmed: "yes" }, { confirmed: "no" }] },
    });

    const [, amount] = bought.host.questions.filter(({ key }) => key === "confirm");
    expect(amount, story(bought)).toMatchObject({ detectedTotal: { amount: "86.00", currency: "USD" } });
    expect(bought.outcome).toMatchObject({ status: "failed" });
    expect(bought.payments).toEqual([]);
  });

  it("that was agreed to at more is told as such, also where the shop's receipt names less", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/place": framed("/frame"),
        "/frame": `<p>Amount: $86.00</p>${form}`,
        "/paid": framePaid,
        "/done": "<h1>Thank you for your order!</h1><p>Order number: PS-1001</p><p>Total $80.00</p>",
      },
      answers: { confirm: twice },
    });

    expect(bought.outcome, story(bought)).toMatchObject({
      status: "succeeded",
      total: { amount: "86.00", currency: "USD" },
    });
  });

  it("is not made in a frame beside a button of the shop's own that goes on", async () => {
    const bought = await buyHosted(pool, {
      pages: onlyFrame(`<form action="/review"><button>Continue</button></form>`),
      answers: { card: naming },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "failed" });
    expect(bought.payments).toEqual([]);
  });

  it("that an unpaid order has no button for is told, and the order succeeds", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": checkout("", ""),
        "/place": unpaidOrder("<a href='/transfer'>Our bank account</a>"),
      },
      answers: { payment_method: [{ payment_method: "as_offered" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.host.steps.map(({ label }) => label).join("\n")).toContain("It is not paid yet");
  });

  it("that never comes is not taken for made, however the page looks", async () => {
    const bought = await buyHosted(pool, {
      pages: { "/place": framed("/frame"), "/frame": "<p>One moment, the payment is loading.</p>" },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "failed", code: "order_state_unknown" });
  });
});
