import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserPool, startBrowserPool } from "../../src/index.ts";
import { giving, goodCard } from "../purchase/support/ada.ts";
import { buyFromPages, checkOutFromPages } from "../purchase/support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "../purchase/support/page-shop.ts";
import { frameOf, openFrames, stealing, stolen, strangerPages } from "./support/stranger.ts";

let pool: BrowserPool;
let certificate: { key: string; cert: string };
beforeAll(async () => {
  const resolveName = async () => [{ address: "127.0.0.1", family: 4 as const }];
  pool = await startBrowserPool({ resolveName });
  const { private: key, cert } = await generate([{ name: "commonName", value: "pages.localhost" }]);
  certificate = { key, cert };
});
afterAll(() => pool?.close());

const strangers = [
  "ads.localhost",
  "more-ads.localhost",
  "acquirer.localhost",
  "js.stripe.com.evil.example",
  "evil-stripe.com",
];

interface Checkout {
  /** What stands in the form, below the address. */
  payment: string;
  before?: string;
  after?: string;
  pages?: Record<string, ShopPage>;
}

function buy(
  { payment, before = "", after = "", pages = {} }: Checkout,
  options: Parameters<typeof buyFromPages>[2] = {},
) {
  const checkout = `<h1>Checkout</h1>${before}<form method="post" action="/order">${addressFields}
    <fieldset><legend>Delivery</legend><label><input type="radio" name="ship" value="post" checked> Post, free</label></fieldset>
    ${payment}<p>Total $80.00</p><button>Place order</button></form>${after}${openFrames}`;
  // Where the shop has a hostname of its own, the run decides on its product page whether to go on by https.
  const run = options.hostname === undefined ? checkOutFromPages : buyFromPages;
  return run(
    pool,
    { ...productAndBasket, ...strangerPages, "/checkout": checkout, ...pages },
    {
      answers: {
        card: [giving(goodCard)],
        payment_method: [
          ({ responseSchema }) => ({
            payment_method: responseSchema.properties.payment_method?.oneOf?.[0]?.const ?? "",
          }),
        ],
      },
      privateHosts: [...strangers, "js.stripe.com"],
      ignoreHttpsErrors: true,
      certificate,
      ...options,
    },
  );
}

const ownForm = `<h2>Payment</h2><label>Card number <input name="number" autocomplete="cc-number"></label>
  <label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label>`;
const byInvoice = `<fieldset><legend>Payment method</legend><label><input type="radio" name="way" value="invoice" checked> Invoice</label></fieldset>`;
const ad = frameOf("ads.localhost");

describe.concurrent("a shop that sells by invoice only gets its order without a card, and an advertisement gets none", () => {
  it.each([
    ["in the form", { payment: `${byInvoice}${ad}` }],
    [
      "two of them, around the form",
      { payment: byInvoice, before: ad, after: frameOf("more-ads.localhost") },
    ],
    [
      "in the form, called a card form",
      {
        payment: `${byInvoice}<h2>Card</h2>${frameOf("ads.localhost", { attributes: 'title="Card number"' })}`,
      },
    ],
    ["in a form that says so in words", { payment: `<h2>Payment</h2><p>You pay by invoice.</p>${ad}` }],
    [
      "three pixels wide and all but transparent",
      {
        payment: byInvoice,
        after: frameOf("ads.localhost", { attributes: 'width=3 style="opacity:.01;width:3px;height:3px"' }),
      },
    ],
    [
      "written as data",
      { payment: byInvoice, after: `<iframe src="data:text/html,<input autocomplete=cc-number>"></iframe>` },
    ],
  ])("%s", async (_where, checkout) => {
    const { outcome, host, shop } = await buy(checkout);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
    expect(host.questions.map(({ key }) => key)).not.toContain("card");
    expect(stolen(shop)).toEqual([]);
  });
});

describe.concurrent("beside the shop's own card form", () => {
  it.each([
    ["an advertisement before the form", { payment: ownForm, before: ad }],
    ["an advertisement in the form", { payment: `${ad}${ownForm}` }],
    [
      "an advertisement laid over the form",
      {
        payment: `<div style="position:relative">${ownForm}<div style="position:absolute;inset:0">${ad}</div></div>`,
      },
    ],
    [
      "a sandboxed frame of the shop's own host",
      { payment: ownForm, after: `<iframe sandbox="allow-scripts" src="/ad"></iframe>` },
    ],
  ])("%s gets nothing", async (_where, checkout) => {
    const { outcome, shop } = await buy(checkout);

    expect(stolen(shop)).toEqual([]);
    if (outcome.status === "succeeded") expect(shop.orders).toMatchObject([{ cvc: "123" }]);
    else expect(shop.orders).toEqual([]);
  });
});

const provider = ({ host }: { host: string }) =>
  host.startsWith("js.stripe.com:")
    ? `<form><input name="number" aria-label="1"><input name="expiry" aria-label="2"><input name="cvc" aria-label="3"></form><script>
  addEventListener('message', async ({ data }) => {
    if (data !== 'collect') return;
    await fetch('/vault', { method: 'POST', body: new URLSearchParams(new FormData(document.forms[0])) });
    parent.postMessage('kept', '*');
  });</script>`
    : stealing;
const collecting = `<iframe title="Secure payment input frame" id="stripe" height="120"></iframe><script>
  stripe.src = 'https://js.stripe.com:' + location.port + '/v3';
  document.forms[0].addEventListener('submit', async (event) => {
    event.preventDefault();
    const kept = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    stripe.contentWindow.postMessage('collect', '*');
    await kept;
    event.target.submit();
  });</script>`;
const providerPages = { "/v3": provider, "/vault": "{}" };

describe.concurrent("a known provider's frame with modest labels", () => {
  it.each([
    ["before an advertisement with the best of labels", { payment: `<h2>Payment</h2>${collecting}${ad}` }],
    ["behind an advertisement with the best of labels", { payment: `<h2>Payment</h2>${ad}${collecting}` }],
    [
      "beside two advertisements",
      {
        payment: `<h2>Payment</h2>${collecting}`,
        before: ad,
        after: frameOf("more-ads.localhost", { attributes: 'title="Card number"' }),
      },
    ],
    [
      "beside look-alikes of its name",
      {
        payment: `<h2>Payment</h2>${frameOf("js.stripe.com.evil.example", { path: "/v3" })}${collecting}${frameOf("evil-stripe.com", { path: "/v3" })}`,
      },
    ],
  ])("gets the card %s", async (_where, checkout) => {
    const { outcome, host, shop } = await buy({ ...checkout, pages: providerPages });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(stolen(shop)).toEqual([]);
    const kept = shop.visits.filter(({ path }) => path === "/vault");
    expect(kept.map(({ sent }) => sent.number?.replace(/\s/g, ""))).toEqual(["4242424242424242"]);
    expect(host.questions.find(({ key }) => key === "card")?.responseSchema.required).toEqual([
      "card_number",
      "card_expiry",
      "card_cvc",
    ]);
    expect(host.steps.find(({ code }) => code === "card_entered")).toMatchObject({
      label: expect.stringContaining("js.stripe.com"),
      facts: { host: "js.stripe.com" },
    });
  });
});

const unknown = frameOf("acquirer.localhost", { attributes: 'title="Card number"', path: "/pay-form" });
const honest = {
  "/pay-form": `<form><input name="number" autocomplete="cc-number"><input name="expiry" autocomplete="cc-exp"><input name="cvc" autocomplete="cc-csc"></form>
  <script>setInterval(() => fetch('/vault', { method: 'POST', body: new URLSearchParams(new FormData(document.forms[0])) }), 100);</script>`,
  "/vault": "{}",
};

describe.concurrent("a card form of a host that nobody knows", () => {
  it("gets the card once a person was told its host and has named it", async () => {
    const { outcome, host, shop } = await buy({ payment: `<h2>Payment</h2>${unknown}`, pages: honest });

    const asked = host.questions.find(({ key }) => key === "card");
    expect(asked?.message).toContain("The card form belongs to acquirer.localhost.");
    expect(asked?.responseSchema.required).toContain("card_form_host");
    expect(shop.visits.some(({ path, sent }) => path === "/vault" && sent.cvc === "123")).toBe(true);
    expect(host.steps.find(({ code }) => code === "card_entered")).toMatchObject({
      facts: { host: "acquirer.localhost" },
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
  });

  it.each([
    ["says nothing of a host", {}],
    ["names another one", { card_form_host: "js.stripe.com" }],
  ])("gets nothing where the answer %s", async (_what, named) => {
    const answer = { card_number: "4242 4242 4242 4242", card_expiry: "12 / 34", card_cvc: "123", ...named };
    const { outcome, shop } = await buy(
      { payment: `<h2>Payment</h2>${unknown}`, pages: honest },
      { answers: { card: [answer] } },
    );

    expect(outcome).toMatchObject({
      status: "failed",
      code: "payment_unsupported",
      message: expect.stringContaining("acquirer.localhost"),
    });
    expect(shop.visits.filter(({ path, sent }) => path === "/vault" && (sent.number || sent.cvc))).toEqual(
      [],
    );
    expect(shop.orders).toEqual([]);
  });

  it("and that has gone to another host by the time the answer comes gets nothing", async () => {
    const moves = Promise.withResolvers<string>();
    const moved = Promise.withResolvers<void>();
    const { outcome, host, shop } = await buy(
      {
        payment: `<h2>Payment</h2>${unknown}`,
        // A stream is waited for by nothing on the page; the shop ends it once a person was asked.
        after: `<script>const stream = new EventSource('/moves'); stream.onerror = () => { stream.close();
        document.querySelector('iframe').src = '//ads.localhost:' + location.port + '/moved'; };</script>`,
        pages: {
          ...honest,
          "/moves": () => moves.promise,
          "/moved": `${stealing}<script>fetch('/arrived')</script>`,
          "/arrived": () => {
            moved.resolve();
            return "{}";
          },
        },
      },
      {
        // The form that it had does not come back.
        patience: 0.1,
        answers: {
          card: [
            async (question) => {
              moves.resolve("<p></p>");
              await moved.promise;
              return giving(goodCard)(question);
            },
            { card_number: "4242", card_expiry: "12/34", card_cvc: "123" },
          ],
        },
      },
    );
    expect(stolen(shop)).toEqual([]);
    expect(outcome).toMatchObject({ status: "failed" });
    expect(shop.orders).toEqual([]);
    expect(host.submissions).toEqual([]);
  });

  it.each([
    ["of two hosts", `${unknown}${frameOf("ads.localhost", { attributes: 'title="Card number"' })}`],
    ["of one host, twice", `${unknown}${unknown}`],
  ])("%s gets none, and nothing is ordered as if no card were wanted", async (_which, payment) => {
    const { outcome, host, shop } = await buy({ payment: `<h2>Payment</h2>${payment}`, pages: honest });

    expect(outcome).toMatchObject({ status: "failed", code: "payment_unsupported" });
    expect(outcome).toMatchObject({ message: expect.stringMatching(/acquirer\.localhost/) });
    expect(host.submissions).toEqual([]);
    expect(shop.orders).toEqual([]);
    expect(stolen(shop)).toEqual([]);
  });

  it("inside a frame of another one gets the card from nobody who was not told of both", async () => {
    const nesting = `<iframe title="Card number" id="inner"></iframe><script>inner.src = '//acquirer.localhost:' + location.port + '/pay-form';</script>`;
    const { host } = await buy({
      payment: `<h2>Payment</h2>${frameOf("ads.localhost", { attributes: 'title="Card number"', path: "/nesting" })}`,
      pages: { ...honest, "/nesting": nesting },
    });

    expect(host.questions.find(({ key }) => key === "card")?.message).toContain(
      "The card form belongs to acquirer.localhost, in a frame of ads.localhost.",
    );
  });
});

describe.concurrent("a card form of the shop", () => {
  it("in a frame that the page has written itself gets the card, and a person is told that it sends it at once", async () => {
    const payment = `<h2>Payment</h2><iframe id="own" title="Card form" height="120" srcdoc='${honest["/pay-form"].replaceAll("'", "&#39;")}'></iframe>`;
    const answers = { card: [giving(goodCard)], confirm: [{ confirmed: "yes" }] };
    const { outcome, shop } = await buy({ payment, pages: honest }, { answers });

    expect(shop.visits.some(({ path, sent }) => path === "/vault" && sent.cvc === "123")).toBe(true);
    expect(outcome).toMatchObject({ status: "succeeded" });
  });

  it("on a page that anybody on the way could read gets none", async () => {
    const { outcome, host, shop } = await buy(
      { payment: ownForm },
      { hostname: "shop.example", privateHosts: ["shop.example"] },
    );

    expect(outcome).toMatchObject({ status: "failed", message: expect.stringContaining("not encrypted") });
    expect(host.questions.map(({ key }) => key)).not.toContain("card");
    expect(shop.orders).toEqual([]);
    expect(shop.visits.some(({ sent }) => "cvc" in sent)).toBe(false);
  });

  it("on an encrypted page that sends it back unencrypted gets none", async () => {
    const sending = `${ownForm}<script>document.forms[0].action = 'http://' + location.host + '/order';</script>`;
    const product = ({ isSecure, host }: { isSecure: boolean; host: string }) =>
      isSecure ? String(productAndBasket["/product"]) : `to https://${host}/product`;
    const { outcome, shop } = await buy(
      { payment: sending, pages: { "/product": product } },
      { hostname: "shop.example", privateHosts: ["shop.example"] },
    );

    expect(outcome).toMatchObject({
      status: "failed",
      message: expect.stringContaining("sent to shop.example"),
    });
    expect(shop.visits.some(({ sent }) => "cvc" in sent)).toBe(false);
  });

  it("gets the card over https", async () => {
    const { outcome, shop } = await buy(
      {
        payment: ownForm,
        pages: {
          "/product": ({ isSecure, host }) =>
            isSecure ? String(productAndBasket["/product"]) : `to https://${host}/product`,
        },
      },
      { hostname: "shop.example", privateHosts: ["shop.example"] },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ cvc: "123" }]);
  });
});

describe.concurrent("a host that the request alone counts among the shop's", () => {
  const other = "card-fields.localhost";
  it.each<[string, ShopPage]>([
    [
      "frames the card's fields",
      `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${frameOf(other)}<p>Total $80.00</p><button>Place order</button></form>${openFrames}`,
    ],
    [
      "is sent the form",
      ({ host }) =>
        `<h1>Checkout</h1><form method="post" action="http://${host.replace("pages", "card-fields")}/order">${addressFields}${ownForm}<p>Total $80.00</p><button>Place order</button></form>`,
    ],
  ])("is named to the person who gives the card: it %s", async (_how, checkout) => {
    const { host } = await checkOutFromPages(
      pool,
      { "/checkout": checkout, ...strangerPages },
      { allowedDomains: [other], answers: { card: [goodCard] } },
    );

    expect(host.questions[0]).toMatchObject({
      key: "card",
      message: expect.stringContaining(`The card goes to ${other}: the request`),
    });
  });
});
