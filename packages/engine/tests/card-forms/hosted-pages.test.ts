import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { decliningCard, goodCard } from "../purchase/support/ada.ts";
import { type ShopPage, thanks } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";
import {
  at,
  buyHosted,
  cardFields,
  checkout,
  hostedPage,
  leadingTo,
  providerHost,
  story,
  strangersHost,
} from "./support/hosted-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const toProvider = (visit: { host: string }) => at(providerHost, "/hosted", visit);
const opening = (when: string) =>
  `order.onsubmit = (event) => { event.preventDefault(); const address = '//${providerHost}:' + location.port + '/hosted'; ${when} };
   function watch(opened) { const timer = setInterval(() => { if (opened.closed) { clearInterval(timer); location = '/done'; } }, 50); }`;
const closing = "<p>Paid. You can close this window.</p><script>setTimeout(close, 50)</script>";

const ways: Record<string, Record<string, ShopPage>> = {
  "a redirect": {},
  "a form that sends itself": {
    "/place": (visit) =>
      `<p>You are taken to our payment partner.</p><form method="post" action="${toProvider(visit)}"><input type="hidden" name="token" value="t1"></form><script>setTimeout(() => document.forms[0].submit(), 300)</script>`,
  },
  "a link on the shop's next page": {
    "/place": (visit) =>
      `<h1>Almost there</h1><p>Your order has been received and is waiting for payment.</p><a href="${toProvider(visit)}">Pay now</a>`,
  },
  "a form with a button on the shop's next page": {
    "/place": (visit) =>
      `<h1>Pay for order</h1><p>Total $80.00</p><form method="post" action="${toProvider(visit)}"><button>Proceed to payment</button></form>`,
  },
  "pages of the shop and of the provider that only lead on": {
    "/place": `<h1>Your order</h1><p>Garden Chair</p><p>Total $80.00</p><form method="post" action="/go"><button>Continue to payment</button></form>`,
    "/go": (visit) =>
      `<p>You will now be forwarded to our payment partner.</p><form method="post" action="${at(providerHost, "/first", visit)}"><button>Continue to payment</button></form>`,
    "/first": `<h1>Example Pay</h1><p>Amount: $80.00</p><form method="post" action="/hosted"><button>Continue</button></form><a href="/cancelled">Cancel</a>`,
  },
  "a window that the press opens": {
    "/checkout": checkout(opening("watch(open(address));")),
    "/paid": closing,
  },
  "a window that a script opens late": {
    "/checkout": checkout(
      opening(
        "const w = open('about:blank'); fetch('/prepare').then(() => setTimeout(() => { w.location = address; watch(w); }, 800));",
      ),
    ),
    "/prepare": "{}",
    "/paid": closing,
  },
  "a redirect by script after the order was recorded": {
    "/checkout": checkout(
      "order.onsubmit = (event) => { event.preventDefault(); fetch('/prepare', { method: 'POST' }).then(() => setTimeout(() => { location = '//" +
        providerHost +
        ":' + location.port + '/hosted'; }, 700)); };",
    ),
    "/prepare": "{}",
  },
};

describe.concurrent("a page of a known provider, reached by", () => {
  it.each(Object.entries(ways))("%s, is paid on without a question about it", async (_way, pages) => {
    const bought = await buyHosted(pool, { pages });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked, story(bought)).toEqual(["card"]);
    expect(bought.payments).toHaveLength(1);
    expect(bought.paths).not.toContain("/cancelled");
    expect(bought.paths.filter((path) => path === "/place").length).toBeLessThan(2);
  });
});

const returns: Record<string, Record<string, ShopPage>> = {
  "a link": {
    "/paid": (visit) =>
      `<h1>Payment successful</h1><p>Amount: $80.00</p><a href="${at("pages.localhost", "/done", visit)}">Return to shop</a>`,
  },
  "a button": {
    "/paid": (visit) =>
      `<h1>Payment complete</h1><p>Thank you. We have received your payment.</p><form action="${at("pages.localhost", "/done", visit)}"><button>Back to merchant</button></form>`,
  },
  "a page that counts down": {
    "/paid": (visit) =>
      `<h1>Thank you</h1><p>Your payment was successful. You will be redirected in a moment.</p><script>setTimeout(() => { location = '${at("pages.localhost", "/done", visit)}'; }, 2500)</script>`,
  },
  "a form that sends itself": {
    "/paid": (visit) =>
      `<form method="post" action="${at("pages.localhost", "/done", visit)}"><input type="hidden" name="result" value="ok"></form><script>document.forms[0].submit()</script>`,
  },
  "a button of the result, where the card was sent by a button that only leads on": {
    "/hosted": `<h1>Example Pay</h1><p>Pay Garden Shop</p><p>Amount due: $80.00</p><form method="post" action="/paid">${cardFields}<button>Next</button></form>`,
    "/paid": (visit) =>
      `<h1>APPROVED</h1><p>Amount $80.00</p><p>Reference 4711-0815</p><p>Thank you for your payment.</p><form action="${at("pages.localhost", "/done", visit)}"><button>Next</button></form>`,
  },
};

describe.concurrent("the way back to the shop by", () => {
  it.each(Object.entries(returns))("%s is taken, and the receipt is the shop's", async (_way, pages) => {
    const bought = await buyHosted(pool, { pages });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked).toEqual(["card"]);
    expect(bought.payments).toHaveLength(1);
  });
});

describe.concurrent("a provider's page", () => {
  it("whose server takes longer than any shop's is waited for as long as its request is open", async () => {
    const slow: ShopPage = async (visit) => {
      await new Promise((resolve) => setTimeout(resolve, 6_500));
      return `to ${at("pages.localhost", "/done", visit)}`;
    };
    const bought = await buyHosted(pool, { pages: { "/paid": slow }, patience: 0.1 });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.payments).toHaveLength(1);
  });

  it("of a host in allowedDomains is entered without a question", async () => {
    const bought = await buyHosted(pool, {
      pages: { "/place": leadingTo(strangersHost, "/hosted") },
      allowedDomains: [strangersHost],
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card"]);
  });

  it("of an unknown host is asked about by its name and the amount", async () => {
    const bought = await buyHosted(pool, {
      pages: { "/place": leadingTo(strangersHost, "/hosted") },
      answers: { confirm: [{ confirmed: "yes" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card", "confirm"]);
    expect(bought.host.questions[1]?.message).toContain(strangersHost);
    expect(bought.host.questions[1]?.message).toContain("80.00 USD");
  });

  it("that has its card fields in frames of its own is paid on", async () => {
    const page = `<h1>Example Pay</h1><p>Amount due: $80.00</p><iframe id="frame" title="Secure payment" src="/fields" width="420" height="160"></iframe><button onclick="frame.contentWindow.postMessage('send', '*')">Pay $80.00</button>`;
    const fields = `<form method="post" action="/paid" target="_top">${cardFields}</form><script>onmessage = () => document.forms[0].submit();</script>`;
    const bought = await buyHosted(pool, { pages: { "/hosted": page, "/fields": fields } });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.payments).toHaveLength(1);
  });

  it("that asks for the bank's code itself, in a field named only Code, is given it", async () => {
    const asking = `<h1>Your bank</h1><p>Enter the code from your bank's text message to pay $80.00</p>
      <form method="post" action="/verified"><input name="code" aria-label="Code"><button>OK</button></form>`;
    const bought = await buyHosted(pool, {
      pages: { "/paid": asking, "/verified": leadingTo("pages.localhost", "/done") },
      answers: { otp: [{ code: "845219" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card", "otp"]);
  });

  it("that offers several ways has the part for cards opened", async () => {
    const page = `<h1>Example Pay</h1><p>Amount due: $80.00</p><p>How would you like to pay?</p>
      <button type="button" aria-expanded="false">PayPal</button><button type="button" aria-expanded="false" onclick="fields.hidden = false">Card</button>
      <form id="fields" hidden method="post" action="/paid">${cardFields}<button>Pay $80.00</button></form><a href="/cancelled">Cancel</a>`;
    const bought = await buyHosted(pool, { pages: { "/hosted": page } });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.paths).not.toContain("/cancelled");
  });

  it("that lists its ways as links to other pages has the one for cards followed", async () => {
    const list = `<h1>Example Pay</h1><p>Amount due: $80.00</p><h2>Choose a payment method</h2><ul><li><a href="/paypal">PayPal</a></li><li><a href="/card">Card</a></li><li><a href="/ideal">iDEAL</a></li></ul><a href="/cancelled">Cancel</a>`;
    const bought = await buyHosted(pool, { pages: { "/hosted": list, "/card": hostedPage() } });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.paths).not.toContain("/paypal");
  });

  it("that asks for more than was approved is asked about, and paid once a person agrees", async () => {
    const bought = await buyHosted(pool, {
      pages: { "/hosted": hostedPage("$84.50") },
      answers: { confirm: [{ confirmed: "yes" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card", "confirm"]);
    expect(bought.host.questions[1]?.message).toContain("84.50 USD");
    expect(bought.payments).toHaveLength(1);
  });

  it("that asks for more is told as what was charged, also where the shop's receipt names less", async () => {
    const bought = await buyHosted(pool, {
      pages: { "/hosted": hostedPage("$84.50"), "/done": `${thanks}<p>Total $80.00</p>` },
      answers: { confirm: [{ confirmed: "yes" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({
      status: "succeeded",
      total: { amount: "84.50", currency: "USD" },
    });
  });

  it("that asks for more is left where a person declines, and the end says that an unpaid order may stand at the shop", async () => {
    const bought = await buyHosted(pool, {
      pages: { "/hosted": hostedPage("$84.50") },
      answers: { confirm: [{ confirmed: "no" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "failed", code: "total_changed" });
    expect(bought.outcome).toMatchObject({ message: expect.stringContaining("not paid") });
    expect(bought.outcome).not.toMatchObject({ message: expect.stringContaining("Nothing was ordered") });
    expect(bought.payments).toHaveLength(0);
    expect(bought.paths).not.toContain("/cancelled");
  });

  it("that leads on at another total is left where a person declines it", async () => {
    const page = `<h1>Example Pay</h1><p>Amount: $84.50</p><form method="post" action="/next"><button>Continue to payment</button></form>`;
    const bought = await buyHosted(pool, {
      pages: { "/hosted": page, "/next": hostedPage("$84.50") },
      answers: { confirm: [{ confirmed: "no" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "failed", code: "total_changed" });
    expect(bought.host.questions.at(-1)?.message).toContain("84.50 USD");
    expect(bought.paths).not.toContain("/next");
  });

  it("that offers another currency once it has the card is paid in the approved one", async () => {
    const currencies = `<h1>Choose your currency</h1><form method="post" action="/settled"><label><input type="radio" name="currency" value="EUR" checked> EUR 76.12 (rate 1 USD = 0.95 EUR)</label><label><input type="radio" name="currency" value="USD"> USD 80.00</label><button>Continue</button></form>`;
    const bought = await buyHosted(pool, {
      pages: { "/paid": currencies, "/settled": (visit) => `to ${at("pages.localhost", "/done", visit)}` },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card"]);
    expect(bought.shop.visits.find(({ path }) => path === "/settled")?.sent).toEqual({ currency: "USD" });
  });

  it("that adds a surcharge once it sees the number is asked about before it is paid", async () => {
    const surcharge = hostedPage(
      "$80.00",
      `<script>document.querySelector('[name=number]').addEventListener('input', ({ target }) => { if (target.value.length > 5)
        for (const one of document.querySelectorAll('p, button')) one.textContent = one.textContent.replace('80.00', '81.60'); });</script>`,
    );
    const agreed = await buyHosted(pool, {
      pages: { "/hosted": surcharge },
      answers: { confirm: [{ confirmed: "yes" }] },
    });

    expect(agreed.outcome, story(agreed)).toMatchObject({ status: "succeeded" });
    expect(agreed.asked).toEqual(["card", "confirm"]);
    expect(agreed.host.questions[1]?.message).toContain("81.60 USD");
    const declined = await buyHosted(pool, {
      pages: { "/hosted": surcharge },
      answers: { confirm: [{ confirmed: "no" }] },
    });

    expect(declined.outcome, story(declined)).toMatchObject({
      status: "failed",
      message: expect.stringContaining("not paid"),
    });
    expect(declined.payments).toHaveLength(0);
  });

  it.each([
    "Your card was declined by your bank. Try another card.",
    "Het kaartnummer is ongeldig.",
    "Die Prüfnummer ist ungültig.",
  ])("that refuses the card is quoted, and given another one: %s", async (words) => {
    const paid: ShopPage = (visit) =>
      visit.sent.number?.replace(/\s/g, "") === decliningCard.card_number
        ? hostedPage("$80.00").replace("<form", `<p role="alert">${words}</p><form`)
        : `to ${at("pages.localhost", "/done", visit)}`;
    const bought = await buyHosted(pool, {
      pages: { "/paid": paid },
      answers: { card: [decliningCard, goodCard] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card", "card"]);
    expect(bought.host.questions[1]?.message).toContain(words);
    expect(bought.payments).toHaveLength(2);
    expect(bought.paths).not.toContain("/cancelled");
  });

  it.each([
    ["a link", '<a href="/hosted">Try again</a>'],
    ["a button", '<form action="/hosted"><button>Try Again</button></form>'],
  ])("that only says Try again beside the way back, in %s, is given another card", async (_how, again) => {
    const paid: ShopPage = (visit) =>
      visit.sent.number?.replace(/\s/g, "") === decliningCard.card_number
        ? `<h2>DECLINED</h2><p>The transaction was declined. Reason: DO NOT HONOUR</p>${again}<form action="${at("pages.localhost", "/cancelled", visit)}"><button>Return to merchant</button></form>`
        : `to ${at("pages.localhost", "/done", visit)}`;
    const bought = await buyHosted(pool, {
      pages: { "/paid": paid },
      answers: { card: [decliningCard, goodCard] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card", "card"]);
    expect(bought.paths).not.toContain("/cancelled");
  });

  it("that has expired and only leads back to the shop is left, and the order sent again if a person agrees", async () => {
    let opened = 0;
    const hosted: ShopPage = (visit) => {
      opened += 1;
      return opened > 1
        ? hostedPage()
        : `<h1>Session expired</h1><p>Your session has expired. You can go back to the merchant's site and start again.</p><a href="${at("pages.localhost", "/checkout", visit)}">Return to Garden Shop</a>`;
    };
    const bought = await buyHosted(pool, {
      pages: { "/hosted": hosted },
      answers: { card: [goodCard, goodCard], confirm: [{ confirmed: "yes" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked, story(bought)).toEqual(["card", "confirm", "card", "confirm"]);
    expect(bought.host.questions[1]?.message).toContain("Your session has expired");
    expect(bought.payments).toHaveLength(1);
  });

  it("whose result only leads back to the shop, which asks how to pay once more, is given another card", async () => {
    const paid: ShopPage = (visit) =>
      visit.sent.number?.replace(/\s/g, "") === decliningCard.card_number
        ? `<h1>Operation denied</h1><p>Your card was declined by your bank.</p><button type="button" onclick="print()">Print</button><p><a href="${at("pages.localhost", "/once-more", visit)}">Continue</a></p>`
        : `to ${at("pages.localhost", "/done", visit)}`;
    const bought = await buyHosted(pool, {
      pages: { "/paid": paid, "/once-more": checkout() },
      answers: { card: [decliningCard, goodCard], confirm: [{ confirmed: "yes" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked.filter((key) => key === "card")).toHaveLength(2);
    expect(bought.payments).toHaveLength(2);
  });

  it("that refuses a card, and says its only amount so that it cannot be read, charges what was approved", async () => {
    const page = hostedPage("$80.00")
      .replace("Amount due: $80.00", "Garden Shop – $80.00")
      .replace("Pay $80.00", "Pay");
    const bought = await buyHosted(pool, {
      pages: {
        "/hosted": page,
        "/paid": (visit) =>
          visit.sent.number?.endsWith("4242")
            ? `to ${at("pages.localhost", "/done", visit)}`
            : page.replace("<form", '<p role="alert">Your card was declined. Insufficient funds.</p><form'),
      },
      answers: { card: [decliningCard, goodCard] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card", "card"]);
  });

  it("that refuses every card ends the purchase with its words, and its cancel is not pressed", async () => {
    const paid = hostedPage("$80.00").replace(
      "<form",
      '<p role="alert">Your card was declined. Insufficient funds.</p><form',
    );
    const bought = await buyHosted(pool, { pages: { "/paid": paid }, answers: { card: [decliningCard] } });

    expect(bought.outcome, story(bought)).toMatchObject({
      status: "failed",
      code: "card_declined",
      message: expect.stringContaining("Insufficient funds"),
    });
    expect(bought.paths).not.toContain("/cancelled");
  });

  it("that goes away before it was paid leaves the order unpaid, and is not opened again", async () => {
    const vanishing = `${hostedPage()}<script>addEventListener("input", () => close())</script>`;
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": checkout(opening("open(address);")),
        "/hosted": vanishing,
      },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "failed" });
    expect(bought.outcome).not.toMatchObject({ message: expect.stringContaining("Nothing was ordered") });
    expect(bought.payments).toHaveLength(0);
  });

  it("that goes away while it takes the payment leaves it open whether it was paid", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": checkout(opening("open(address);")),
        "/paid": "<script>close()</script>",
      },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "failed", code: "order_state_unknown" });
    expect(bought.payments).toHaveLength(1);
  });
});
