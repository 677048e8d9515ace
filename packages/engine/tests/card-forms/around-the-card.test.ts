import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { decliningCard, goodCard } from "../purchase/support/ada.ts";
import { addressFields, type PageVisit } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";
import {
  at,
  backToShop,
  buyHosted,
  cardFields,
  hostedPage,
  leadingTo,
  providerHost,
  story,
  strangersHost,
} from "./support/hosted-shop.ts";

/** What pages ask around the card: to keep it, to trust a shop, to look at it again, and what other ways need. */
let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const yes = { confirmed: "yes" };

describe.concurrent("a payment", () => {
  it("goes to a frame of one unknown host within that of another, once a person was told of both", async () => {
    const inner = (visit: PageVisit) => at("bank.localhost", "/inner", visit);
    const framed = `<h1>Checkout</h1><form method="post" action="/done" id="order">${addressFields}<h2>Payment</h2>
      <iframe title="Card details" width="460" height="320"></iframe><p>Garden Chair</p><p>Total $80.00</p><button>Place order</button></form>
      <script>document.querySelector('iframe').src = '//${strangersHost}:' + location.port + '/outer';
      order.onsubmit = (event) => { event.preventDefault(); frames[0].postMessage('pay', '*'); };
      onmessage = ({ data }) => { if (data === 'paid') location = '/done'; };</script>`;
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": framed,
        "/outer": (visit) =>
          `<iframe width="440" height="280" src="${inner(visit)}"></iframe><script>onmessage = ({ data }) => (data === 'pay' ? frames[0] : parent).postMessage(data, '*')</script>`,
        "/inner": `<form>${cardFields}</form><script>onmessage = async () => { await fetch('/paid?' + new URLSearchParams(new FormData(document.forms[0]))); parent.postMessage('paid', '*'); }</script>`,
        "/paid": "{}",
      },
      answers: { card: [{ ...goodCard, card_form_host: "bank.localhost" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.host.questions[0]?.message).toContain(
      `The card form belongs to bank.localhost, in a frame of ${strangersHost}.`,
    );
    expect(bought.payments).toEqual([expect.objectContaining({ cvc: "123" })]);
  });

  it.each([
    "<h1>Payment approved</h1><p>Amount $80.00</p><p>Reference 4711-0815</p><p>Thank you for your payment.</p>",
    "<p>Approved</p><p>Ref 88127731</p>",
  ])(
    "that its provider calls made, and the shop then calls failed, is made once and told as neither (%s)",
    async (made) => {
      const bought = await buyHosted(pool, {
        pages: {
          "/paid": (visit) =>
            `${made}<script>setTimeout(() => { location = '${at("pages.localhost", "/failed", visit)}'; }, 1500)</script>`,
          "/failed": (visit) =>
            `<h1>Payment failed</h1><p role="alert">Your payment could not be completed. Please try again.</p><p>Total $80.00</p><a href="${at(providerHost, "/hosted", visit)}">Try again</a>`,
        },
      });

      expect(bought.outcome, story(bought)).toMatchObject({
        status: "failed",
        code: "order_state_unknown",
        message: expect.stringMatching(
          /could not be completed.*pay\.localhost said: "(Thank you for your payment|Approved)/s,
        ),
      });
      expect(bought.payments).toHaveLength(1);
    },
  );

  it("has its card authorised in a layer before the order's button can be pressed", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": `<h1>Checkout</h1><form method="post" action="/done" id="order">${addressFields}<section><h2>Payment method</h2><p id="state">No card yet</p><button type="button" id="enter">Enter card</button></section><p>Garden Chair</p><p>Total $80.00</p><button id="send" disabled>Place order</button></form>
          <div id="layer" hidden style="position:fixed;inset:0;background:#0008"><div role="dialog" aria-modal="true" style="background:#fff;width:480px;margin:40px auto"><button type="button" aria-label="Close">×</button><p id="inner"></p></div></div>
          <script>enter.onclick = () => { layer.hidden = false; inner.innerHTML = '<iframe title="Card" width="460" height="360" src="//${strangersHost}:' + location.port + '/card"></iframe>'; };
          onmessage = () => { layer.hidden = true; inner.innerHTML = ''; state.textContent = 'Card ending 4242'; send.disabled = false; };</script>`,
        "/card": `<h1>Add your card</h1><form>${cardFields}<button>Authorise card</button></form><script>document.forms[0].onsubmit = async (event) => { event.preventDefault(); await fetch('/paid?' + new URLSearchParams(new FormData(event.target))); parent.postMessage('ok', '*'); }</script>`,
        "/paid": "{}",
      },
      answers: { confirm: [yes, yes, yes] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.payments).toEqual([expect.objectContaining({ cvc: "123" })]);
    expect(bought.paths.filter((path) => path === "/done")).toHaveLength(1);
  });

  it("does not keep the card where a choice beside it has preset that", async () => {
    const keep = `<fieldset><legend>Remember this card for faster payments?</legend><label><input type="radio" name="keep" value="1" checked> Yes</label><label><input type="radio" name="keep" value="0"> No</label></fieldset>`;
    const bought = await buyHosted(pool, {
      pages: { "/hosted": hostedPage().replace("<button>Pay", `${keep}<button>Pay`) },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.payments).toEqual([expect.objectContaining({ keep: "0" })]);
  });

  it("clears the box beside a bank's code that skips the code from then on", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/hosted": hostedPage().replace("/paid", "/charge"),
        "/charge": leadingTo("bank.localhost", "/bank"),
        "/bank": `<h1>Havnebanken</h1><p>Garden Shop 80,00 USD</p><form method="post" action="/verify"><label>Engangskode <input name="otp"></label><label><input type="checkbox" name="trust" value="1" checked> Stol på denne butik fremover</label><button>Bekræft</button></form>`,
        "/verify": (visit) => `to ${at("pages.localhost", visit.sent.trust ? "/trusted" : "/done", visit)}`,
      },
      answers: { confirm: [yes, yes], otp: [{ code: "845219" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
  });

  it("is confirmed on the provider's page that shows the card once more, with a person's word", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/hosted": hostedPage().replace("/paid", "/review"),
        "/review": `<h1>Example Pay</h1><p>You are about to pay <b>$80.00</b> to Garden Shop with the card •••• 4242.</p><form method="post" action="/paid"><button>Confirm payment</button></form><a href="/hosted">Edit</a>`,
        "/paid": backToShop,
      },
      answers: { confirm: [yes] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked).toEqual(["card", "confirm"]);
    expect(bought.payments).toHaveLength(1);
  });

  it("is waited for while its provider's page loads itself anew, in whatever words", async () => {
    let loads = 0;
    const bought = await buyHosted(pool, {
      pages: {
        "/paid": () => "to /state",
        "/state": (visit) => {
          loads += 1;
          if (loads > 14) return `to ${at("pages.localhost", "/done", visit)}`;
          return "<p>Qua verum etiam.</p><script>setTimeout(() => location.reload(), 500)</script>";
        },
      },
      patience: 0.1,
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.payments).toHaveLength(1);
  });

  it("gets a new code of the bank where the last one has expired", async () => {
    let isNew = false;
    const code = `<h1>Harbour Bank</h1><p>Garden Shop $80.00</p><form method="post" action="/verify"><label>One-time code <input name="otp"></label><button>Confirm</button></form>`;
    const expired = `<h1>Harbour Bank</h1><p role="alert">This code has expired. Please request a new one.</p><form method="post" action="/resend"><button>Send a new code</button></form><a href="/cancelled">Cancel payment</a>`;
    const bought = await buyHosted(pool, {
      pages: {
        "/hosted": hostedPage().replace("/paid", "/charge"),
        "/charge": leadingTo("bank.localhost", "/bank"),
        "/bank": code,
        "/resend": () => {
          isNew = true;
          return "to /bank";
        },
        "/verify": (visit) => (isNew ? `to ${at("pages.localhost", "/done", visit)}` : expired),
      },
      answers: { confirm: [yes], otp: [{ code: "111111" }, { code: "845219" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked.filter((key) => key === "otp")).toHaveLength(2);
    expect(bought.paths).not.toContain("/cancelled");
  });

  it("gets a new code of a bank in a frame of a frame that takes the last one no more", async () => {
    let isNew = false;
    const code = `<h1>Harbour Bank</h1><p>Garden Shop $80.00</p><form method="post" action="/verify"><label>One-time code <input name="otp"></label><button>Confirm</button></form>`;
    const shut = `<h1>Harbour Bank</h1><p role="alert">That code is wrong. We have stopped accepting it.</p><form method="post" action="/resend"><button>Send a new code</button></form>`;
    const bought = await buyHosted(pool, {
      pages: {
        "/hosted": hostedPage().replace("/paid", "/charge"),
        "/charge": (visit) =>
          `<p>Your bank wants to check that it is you.</p><iframe width="460" height="460" src="${at("bank.localhost", "/outer", visit)}"></iframe>`,
        "/outer": `<iframe width="440" height="440" src="/bank"></iframe>`,
        "/bank": code,
        "/resend": () => {
          isNew = true;
          return "to /bank";
        },
        "/verify": (visit) =>
          isNew ? `<script>top.location = "${at("pages.localhost", "/done", visit)}";</script>` : shut,
      },
      answers: { confirm: [yes], otp: [{ code: "111111" }, { code: "845219" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked.filter((key) => key === "otp")).toHaveLength(2);
  });

  it("that the shop calls failed, in Polish, is made with another card behind its link", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/paid": (visit) =>
          visit.sent.number?.startsWith("4242")
            ? `to ${at("pages.localhost", "/done", visit)}`
            : `to ${at("pages.localhost", "/failed", visit)}`,
        "/failed": `<h1>Płatność nieudana</h1><p>Zamówienie PS-1001 czeka na płatność.</p><a href="/place">Ponów płatność</a>`,
      },
      answers: { card: [decliningCard, goodCard], confirm: [yes] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.payments).toHaveLength(2);
  });

  it("that no page asked the card for is told with the confirmation, in any language", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/place": "to /done",
        "/done":
          "<h1>Þakka þér fyrir pöntunina! Thank you for your order!</h1><p>Order number: PS-1001</p><p>Við sendum þér hlekk til að greiða.</p>",
      },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    const labels = bought.host.steps.map(({ label }) => label);
    expect(labels.join("\n")).toContain("did not ask for the card");
  });

  it("without a card asks who pays by the invoice that a person has chosen, before the order", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": `<h1>Kasse</h1><form method="post" action="/place">${addressFields}<fieldset><legend>Zahlungsart</legend><label><input type="radio" name="pay" value="card" checked> Kreditkarte</label><label><input type="radio" name="pay" value="invoice"> Rechnung</label></fieldset>
          <div id="card">${cardFields}</div><div id="born" hidden><label>Geburtsdatum (TT.MM.JJJJ) <input name="born"></label></div><p>Garden Chair</p><p>Gesamtsumme 80,00 $</p><button>Zahlungspflichtig bestellen</button></form>
          <script>onchange = () => { const isInvoice = document.querySelector('[value=invoice]').checked; born.hidden = !isInvoice; card.hidden = isInvoice; };</script>`,
        "/place": ({ sent }) => (sent.born ? "to /done" : "to /checkout"),
      },
      request: "Einen Gartenstuhl auf Rechnung",
      answers: { payment_method: [{ payment_method: "invoice" }], details: [{ born: "17.05.1990" }] },
    });

    expect(bought.asked, story(bought)).toEqual(["payment_method", "details"]);
    expect(bought.outcome).toMatchObject({ status: "succeeded" });
    expect(bought.paths.filter((path) => path === "/place")).toHaveLength(1);
  });

  it("presses one of a row of wallets once, when a person has decided on it", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": `<h1>Checkout</h1><form method="post" action="/pay">${addressFields}<button>Continue</button></form>`,
        "/pay": `<h1>Payment</h1><h2>Express checkout</h2><div><button onclick="fetch('/wallet', { method: 'POST' })">PayPal</button><button onclick="fetch('/wallet', { method: 'POST' })">Amazon Pay</button></div><p>Garden Chair</p><p>Total $80.00</p>`,
        "/wallet": "{}",
      },
      answers: { payment_method: [{ payment_method: "PayPal" }] },
    });

    expect(bought.asked, story(bought)).toEqual(["payment_method"]);
    expect(bought.paths.filter((path) => path === "/wallet")).toHaveLength(1);
  });
});
