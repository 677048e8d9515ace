import type { AnswerValues, QuestionKey } from "@cartwright/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { decliningCard, goodCard } from "../purchase/support/ada.ts";
import { buyFromPages } from "../purchase/support/buy-from-pages.ts";
import {
  addressFields,
  type PageVisit,
  productAndBasket,
  type ShopPage,
  thanks,
} from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { at, cardFields, story } from "./support/hosted-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const bankHost = "bank.localhost";
const vaultHost = "js.kettlepay.localhost";

/** The order is sent by script, which puts up whatever the payment wants before it leads on. */
const checkout = (script: string) =>
  `<h1>Checkout</h1><form method="post" action="/order" id="order">${addressFields}<h2>Payment</h2>${cardFields}<p role="alert" id="says"></p><p>Total $80.00</p><button>Place order</button></form><div id="place"></div>
  <script>const host = (name) => '//' + name + ':' + location.port;
  function frame(src, { name = '', width = 400, height = 400, hidden = false } = {}) { const one = document.createElement('iframe');
    Object.assign(one, { src, name, width, height, hidden }); if (hidden) one.style = 'position:absolute;left:-9999px;width:1px;height:1px'; place.append(one); return one; }
  addEventListener('message', ({ data }) => { if (data === 'passed') order.submit(); if (data === 'failed') { place.replaceChildren(); says.textContent = 'We could not authenticate your payment. Your card was declined.'; order.querySelector('button').disabled = false; } });
  order.addEventListener('submit', (event) => { event.preventDefault(); order.querySelector('button').disabled = true; ${script} });</script>`;

/** Tells the shop's page, however deep the bank's stands in it. */
const telling = (what: string) => `<p>One moment.</p><script>top.postMessage('${what}', '*')</script>`;

const codeForm = (says = "", more = "") =>
  `<h1>Harbour Bank</h1><p>Purchase of $80.00 at Garden Shop. We have sent a code to your phone ending 34.</p>
  <form method="post" action="/verify"><p role="alert">${says}</p><label>Enter the code <input name="code" inputmode="numeric" maxlength="6"></label><button>Submit</button><button formaction="/resend">Resend code</button></form>
  <a href="/resend">Resend code</a> <a href="/help">Need help?</a>${more}`;
const verify =
  (passed: (visit: PageVisit) => string | Promise<string>): ShopPage =>
  (visit) =>
    visit.sent.code === "845219" ? passed(visit) : codeForm("The code is not correct. 2 tries left.");

async function buy(
  pages: Record<string, ShopPage>,
  answers: Partial<Record<QuestionKey, readonly AnswerValues[]>> = {},
  patience = 0.2,
) {
  const bought = await buyFromPages(
    pool,
    {
      ...productAndBasket,
      "/bank": codeForm(),
      "/verify": verify(() => telling("passed")),
      "/done": thanks,
      ...pages,
    },
    {
      answers: { card: [goodCard], otp: [{ code: "845219" }], ...answers },
      privateHosts: [bankHost, vaultHost],
      patience,
    },
  );
  const paths = bought.shop.visits.map(({ path }) => path);
  return { ...bought, paths, asked: bought.host.questions.map(({ key }) => key) };
}

const inFrame = `frame(host('${bankHost}') + '/bank');`;

const challenges: Record<string, { pages: Record<string, ShopPage>; asked?: string[] }> = {
  "a code in a frame": { pages: { "/checkout": checkout(inFrame) } },
  "a code in a frame of a frame of a frame": {
    pages: {
      "/checkout": checkout(`frame(host('${vaultHost}') + '/outer');`),
      "/outer":
        '<div id="challengeFrame"><iframe src="/middle" width="390" height="380" style="border:0"></iframe></div>',
      "/middle": `<iframe name="acsFrame" width="380" height="370" style="border:0"></iframe><form method="post" target="acsFrame"><input type="hidden" name="creq" value="abc"></form><script>document.forms[0].action = '//${bankHost}:' + location.port + '/bank'; document.forms[0].submit();</script>`,
    },
  },
  "a fingerprint that nobody sees, and a code after it": {
    pages: {
      "/checkout": checkout(
        `frame(host('${bankHost}') + '/method', { hidden: true }); setTimeout(() => { ${inFrame} }, 900);`,
      ),
      "/method": '<form method="post"><input name="threeDSMethodData" value="x"><input name="otp"></form>',
    },
  },
  "nothing but a fingerprint": {
    pages: {
      "/checkout": checkout(
        `frame(host('${bankHost}') + '/method', { hidden: true }); setTimeout(() => order.submit(), 1200);`,
      ),
      "/method": '<form method="post"><input name="threeDSMethodData" value="x"></form>',
    },
    asked: ["card"],
  },
  "a page of its own, by forms that send themselves": {
    pages: {
      "/checkout": checkout("order.submit();"),
      "/order": (visit) =>
        `<p>Redirecting to your bank.</p><form method="post" action="${at(bankHost, "/bank", visit)}"><input type="hidden" name="PaReq" value="x"><input type="hidden" name="TermUrl" value="y"></form><script>document.forms[0].submit()</script>`,
      "/verify": verify(
        (visit) =>
          `<form method="post" action="${at("pages.localhost", "/done", visit)}"><input type="hidden" name="PaRes" value="x"></form><script>document.forms[0].submit()</script>`,
      ),
    },
    asked: ["card", "confirm", "otp"],
  },
  "forms that send themselves in a frame": {
    pages: {
      "/checkout": checkout(
        `frame('about:blank', { name: 'acs' }); const form = document.createElement('form'); form.method = 'post'; form.target = 'acs'; form.action = host('${bankHost}') + '/start';
         form.innerHTML = '<input type="hidden" name="PaReq" value="x">'; document.body.append(form); form.submit();`,
      ),
      "/start": '<form method="post" action="/bank"></form><script>document.forms[0].submit()</script>',
      "/verify": verify(
        (visit) =>
          `<form method="post" action="${at("pages.localhost", "/term", visit)}"><input type="hidden" name="PaRes" value="x"></form><script>document.forms[0].submit()</script>`,
      ),
      "/term": telling("passed"),
    },
  },
  "a code in a window of its own": {
    pages: {
      "/checkout": checkout(`open(host('${bankHost}') + '/bank', 'bank', 'width=500,height=600');`),
      "/verify": verify(
        () => "<p>Thank you.</p><script>opener.postMessage('passed', '*'); setTimeout(close, 50)</script>",
      ),
    },
    asked: ["card", "confirm", "otp"],
  },
  "a choice of how to be verified, and then a code": {
    pages: {
      "/checkout": checkout(inFrame),
      "/bank": `<h1>Harbour Bank</h1><p>Choose how you would like to receive your one-time passcode.</p><form method="post" action="/chosen"><label><input type="radio" name="how" value="app"> Approve in the mobile app</label><label><input type="radio" name="how" value="sms"> Text message to +1 *** 34</label><label><input type="radio" name="how" value="mail"> E-mail to a***@example.com</label><button>Continue</button></form><a href="/cancel">Cancel payment</a>`,
      "/chosen": ({ sent }) => (sent.how === "sms" ? codeForm() : "<p>Open your app.</p>"),
    },
  },
  "a choice of how to be verified, in a frame of its own page": {
    pages: {
      "/checkout": checkout("order.submit();"),
      "/order": (visit) => `to ${at(bankHost, "/bank", visit)}`,
      "/bank": `<iframe src="/inner" width="400" height="400"></iframe><script>onmessage = () => { location = '/term'; };</script>`,
      "/inner": `<h3>Maple Bank</h3><p>Purchase of $80.00 at Garden Shop</p><p>How would you like to receive your one-time passcode?</p><form method="post" action="/chosen"><label><input type="radio" name="how" value="text"> Text message to (•••) •••-4410</label><label><input type="radio" name="how" value="call"> Phone call to (•••) •••-4410</label><button>Send passcode</button></form>`,
      "/chosen": ({ sent }) => (sent.how === "text" ? codeForm() : "<p>We call you.</p>"),
      "/verify": verify(() => "<script>parent.postMessage(1, '*')</script>"),
      "/term": (visit) => `to ${at("pages.localhost", "/done", visit)}`,
    },
    asked: ["card", "confirm", "otp"],
  },
  "a code in six boxes": {
    pages: {
      "/checkout": checkout(inFrame),
      "/bank": `<h1>Harbour Bank</h1><p>Enter the code that we have sent you.</p><form method="post" action="/verify"><div role="group" aria-label="Verification code">${[1, 2, 3, 4, 5, 6].map((at) => `<input id="d${at}" maxlength="1" size="1" inputmode="numeric" aria-label="Digit ${at}">`).join("")}</div><input type="hidden" name="code"><button>Verify</button></form>
        <script>const boxes = [...document.querySelectorAll('input[maxlength]')]; document.addEventListener('input', ({ target }) => { if (target.value) boxes[boxes.indexOf(target) + 1]?.focus();
        document.forms[0].elements.code.value = boxes.map(({ value }) => value).join(''); });</script>`,
    },
  },
};

describe.concurrent("a bank that wants", () => {
  it.each(Object.entries(challenges))("%s has its answer", async (_what, { pages, asked }) => {
    const bought = await buy(pages, { confirm: [{ confirmed: "yes" }] });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked, story(bought)).toEqual(asked ?? ["card", "otp"]);
    expect(bought.paths).not.toContain("/resend");
    expect(bought.paths).not.toContain("/cancel");
  });
});

describe.concurrent("a bank", () => {
  it("that does not take a code is quoted, asked for nothing else, and given another one", async () => {
    const bought = await buy(
      { "/checkout": checkout(inFrame) },
      { otp: [{ code: "000000" }, { code: "845219" }] },
    );

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card", "otp", "otp"]);
    expect(bought.host.questions[2]?.message).toContain("The code is not correct. 2 tries left.");
    expect(bought.paths).not.toContain("/resend");
  });

  it("that says the same of a second wrong code, but for the tries that are left, asks for a third", async () => {
    let left = 3;
    const counting = (visit: PageVisit) => {
      left -= 1;
      return visit.sent.code === "845219" ? telling("passed") : again(left);
    };
    const again = (tries: number) =>
      `<h1>Harbour Bank</h1><p>We have sent a code to your phone.</p><form method="post" action="/verify"><label>Enter your code below <input name="code" inputmode="numeric" maxlength="8"></label><p class="err">The code you entered is incorrect. You have ${tries} attempts left.</p><button>Submit</button></form>`;
    const bought = await buy(
      { "/checkout": checkout(inFrame), "/verify": counting },
      { otp: [{ code: "111111" }, { code: "222222" }, { code: "845219" }] },
    );

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card", "otp", "otp", "otp"]);
    expect(bought.host.questions[3]?.message).toContain("You have 1 attempts left.");
  });

  it("that asks for a second code of another kind has not refused the first", async () => {
    const second = `<h1>Harbour Bank</h1><p>One more step: enter the code that we have e-mailed to you.</p><form method="post" action="/second"><label>E-mail passcode <input name="code" inputmode="numeric"></label><button>Submit</button></form>`;
    const bought = await buy(
      { "/checkout": checkout(inFrame), "/verify": verify(() => second), "/second": telling("passed") },
      { otp: [{ code: "845219" }, { code: "808080" }] },
    );

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card", "otp", "otp"]);
    expect(bought.host.questions[2]?.message).toContain('asks for another code. It says: "One more step');
  });

  it("that calls its code in words that speak of a street as well is given it as a code", async () => {
    const second = `<h1>Banca Ponte</h1><p>Un altro passo per confermare.</p><form method="post" action="/second"><label>Inserisci il nuovo codice ricevuto via SMS <input name="otp"></label><button>Conferma</button></form>`;
    const bought = await buy(
      { "/checkout": checkout(inFrame), "/verify": verify(() => second), "/second": telling("passed") },
      { otp: [{ code: "845219" }, { code: "808080" }] },
    );

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card", "otp", "otp"]);
  });

  it("whose page sends the code with its last digit is given each code once", async () => {
    const form = (says = "") =>
      `<h1>Harbour Bank</h1><p>We have sent a code to your phone.</p><p role="alert">${says}</p><form method="post" action="/verify"><label>Enter the code <input name="code" inputmode="numeric" maxlength="6" oninput="if (value.length === 6) form.submit()"></label></form><form method="post" action="/resend"><button>Resend code</button></form>`;
    const bought = await buy(
      {
        "/checkout": checkout(`open(host('${bankHost}') + '/bank', 'bank', 'width=500,height=600');`),
        "/bank": form(),
        "/verify": ({ sent }) =>
          sent.code === "845219"
            ? "<p>Thank you.</p><script>opener.postMessage('passed', '*'); setTimeout(close, 50)</script>"
            : form("The code is not correct."),
      },
      { otp: [{ code: "000000" }, { code: "845219" }], confirm: [{ confirmed: "yes" }] },
    );

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    const codes = bought.shop.visits.filter(({ path }) => path === "/verify").map(({ sent }) => sent.code);
    expect(codes).toEqual(["000000", "845219"]);
  });

  it("that asks on, long after its last answer, is not taken for the shop's form that has come back", async () => {
    const bought = await buy(
      {
        "/checkout": `<h1>Checkout</h1><form method="post" action="/pay">${addressFields}<p>Total $80.00</p><button>Continue to payment</button></form>`,
        "/pay": `<h1>Payment</h1><p>Total $80.00</p><div id="place"><iframe title="Secure card payment" width="400" height="200" src="/card"></iframe></div><form method="post" action="/order" id="order"><button>Pay $80.00</button></form>
          <script>addEventListener('message', () => order.submit());
          order.onsubmit = (event) => { event.preventDefault(); order.querySelector('button').textContent = 'Processing…'; fetch('/confirm', { method: 'POST' }).then(() => {
            const one = document.createElement('iframe'); Object.assign(one, { src: '//${bankHost}:' + location.port + '/bank', width: 400, height: 400 }); place.append(one); }); };</script>`,
        "/card": cardFields,
        "/confirm": "{}",
        "/verify": (visit) =>
          visit.sent.code === "845219"
            ? telling("passed")
            : `${codeForm()}<p id="later"></p><script>setTimeout(() => { later.textContent = 'The code is not correct.'; }, 4500)</script>`,
      },
      { otp: [{ code: "000000" }, { code: "845219" }] },
    );

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card", "otp", "otp"]);
  });

  it("that refuses leads to the shop's words and another card", async () => {
    let codes = 0;
    const refusing = () => {
      codes += 1;
      return telling(codes === 1 ? "failed" : "passed");
    };
    const bought = await buy(
      { "/checkout": checkout(inFrame), "/verify": refusing },
      { card: [decliningCard, goodCard] },
    );

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card", "otp", "card", "otp"]);
    expect(bought.host.questions[2]?.message).toContain("Your card was declined");
  });
});
