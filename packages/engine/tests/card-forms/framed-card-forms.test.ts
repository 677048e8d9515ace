import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { decliningCard, goodCard } from "../purchase/support/ada.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyByCard, cardAsTyped, sentCard } from "./card-purchase.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** A provider's page that keeps its fields to itself: it sends what they hold to the provider when the shop says so. */
const field = ({ sent }: { sent: Record<string, string> }) => `<form>${sent.inputs}</form><script>
  addEventListener('message', async ({ data }) => {
    if (data !== 'collect') return;
    const typed = [...document.forms[0].elements].map(({ name, dataset, value }) => [dataset.kept ?? name, value]);
    await fetch('/vault?' + new URLSearchParams(typed), { method: 'POST' });
    parent.postMessage('kept', '*');
  });</script>`;
const totals = async () => {
  await new Promise((resolve) => setTimeout(resolve, 700));
  return "{}";
};
const provider = { "/field": field, "/vault": "{}", "/totals": totals };

const inputs = {
  number: '<input name="number" autocomplete="cc-number" aria-label="Card number">',
  expiry: '<input name="expiry" autocomplete="cc-exp" placeholder="MM / YY">',
  cvc: '<input name="cvc" autocomplete="cc-csc" placeholder="CVC">',
};

/** Puts a frame of the provider's host into a place, and sends the form off once all frames have given what they hold. */
const framing = `<script>
  function put(place, inputs, title) {
    const frame = document.createElement('iframe');
    frame.title = title; frame.height = 60; frame.style.border = 0;
    frame.src = '//card-fields.localhost:' + location.port + '/field?inputs=' + encodeURIComponent(inputs);
    document.getElementById(place).replaceChildren(frame);
  }
  document.forms[0].addEventListener('submit', async (event) => {
    event.preventDefault();
    for (const frame of document.querySelectorAll('iframe')) {
      const kept = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
      frame.contentWindow.postMessage('collect', '*');
      await kept;
    }
    event.target.submit();
  });</script>`;

function putting(place: string, html: string, title: string): string {
  return `put('${place}', ${JSON.stringify(html)}, '${title}');`;
}

const forms: Record<string, string> = {
  "one frame for each field": `<div id="n"></div><div id="e"></div><div id="c"></div>${framing}<script>
    ${putting("n", inputs.number, "Secure card number input frame")}
    ${putting("e", inputs.expiry, "Secure expiration date input frame")}
    ${putting("c", inputs.cvc, "Secure CVC input frame")}</script>`,
  "frames with titles in another language, and fields that the provider names in its own way": `<div id="n"></div><div id="e"></div><div id="c"></div>${framing}<script>
    ${putting("n", '<input name="number" data-fieldtype="encryptedCardNumber">', "Kartennummer")}
    ${putting("e", '<input name="expiry" data-fieldtype="encryptedExpiryDate" placeholder="MM/JJ">', "Ablaufdatum")}
    ${putting("c", '<input name="cvc" data-fieldtype="encryptedSecurityCode">', "Sicherheitscode")}</script>`,
  "frames of one title, and fields that are told apart by the frames' and their own names": `<div id="n"></div><div id="e"></div><div id="c"></div>${framing}<script>
    ${putting("n", '<input name="credit-card-number" data-kept="number" type="tel">', "Secure payment input frame")}
    ${putting("e", '<input name="expiration" data-kept="expiry" type="tel">', "Secure payment input frame")}
    ${putting("c", '<input name="cvv" data-kept="cvc" type="tel">', "Secure payment input frame")}
    n.firstChild.name = 'hosted-field-number'; e.firstChild.name = 'hosted-field-expirationDate'; c.firstChild.name = 'hosted-field-cvv';</script>`,
  "a form that is put up anew with the totals, once it was filled in": `<div id="card"></div><script>
    const fresh = ${JSON.stringify(Object.values(inputs).join(""))};
    card.innerHTML = fresh;
    let isAnew = false;
    card.addEventListener('input', ({ target }) => {
      if (target.name !== 'cvc' || isAnew) return;
      isAnew = true;
      fetch('/totals').then(() => setTimeout(() => { card.innerHTML = fresh; }, 20));
    });
    </script>`,
  "one frame that shows its other fields a moment after it has the number": `<div id="all"></div>${framing}<script>
    ${putting(
      "all",
      `${inputs.number}<i id="rest" style="position:absolute;left:-9999px">${inputs.expiry}${inputs.cvc}</i><svg onload="document.forms[0].number.oninput = ({ target }) => { if (target.value.length >= 16) setTimeout(() => { rest.style = ''; }, 400); }"></svg>`,
      "Secure card payment input frame",
    )}</script>`,
  "one frame for all": `<div id="all"></div>${framing}<script>
    ${putting("all", inputs.number + inputs.expiry + inputs.cvc, "Secure card payment input frame")}</script>`,
  "one frame with tabs, of which another is called a payment": `<div id="all"></div>${framing}<script>
    ${putting(
      "all",
      `<button type="button" role="tab" aria-selected="true">Bank</button><button type="button" role="tab" aria-selected="false" onclick="bank.hidden = true; card.hidden = false; for (const tab of document.querySelectorAll('[role=tab]')) tab.ariaSelected = String(tab === this)">Card</button>
      <button type="button" role="tab" aria-selected="false">Pay in 3</button><p id="bank">Search your bank</p><div id="card" hidden>${Object.values(inputs).join("")}</div>`,
      "Secure payment",
    )}</script>`,
  "frames that come late and are put up anew": `<label><input type="radio" name="way" value="bank" checked> Bank transfer</label>
    <label><input type="radio" name="way" value="card" onchange="setTimeout(mount, 700); setTimeout(mount, 1300)"> Credit card</label>
    <div id="n"></div><div id="e"></div><div id="c"></div>${framing}<script>
    function mount() { ${putting("n", inputs.number, "Card number")} ${putting("e", inputs.expiry, "Expiry")} ${putting("c", inputs.cvc, "CVC")} }</script>`,
  "a component with a shadow of its own": `<card-form></card-form><input type="hidden" name="number"><input type="hidden" name="expiry"><input type="hidden" name="cvc">
    <script>customElements.define('card-form', class extends HTMLElement {
      connectedCallback() {
        const shadow = this.attachShadow({ mode: 'open' });
        shadow.innerHTML = ${JSON.stringify(Object.values(inputs).join(""))};
        shadow.addEventListener('input', ({ target }) => { document.forms[0][target.name].value = target.value; });
      }
    });</script>`,
};

describe.concurrent("a card is typed into", () => {
  it.each(Object.entries(forms))("%s", async (_name, form) => {
    const { outcome, host, shop } = await buyByCard(pool, form, { pages: provider });

    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(shop.orders.map(sentCard)).toEqual([cardAsTyped]);
    expect(host.questions.filter(({ key }) => key === "card")).toHaveLength(1);
  });
});

it("a card's number is typed into a frame for each group of its digits", async () => {
  const groups = [1, 2, 3, 4].map((group) =>
    putting(
      `n${group}`,
      `<input name="group${group}" maxlength="4" aria-label="Digits ${group * 4 - 3} to ${group * 4}">`,
      `Card number, part ${group} of 4`,
    ),
  );
  const form = `<div id="n1"></div><div id="n2"></div><div id="n3"></div><div id="n4"></div><div id="e"></div><div id="c"></div>${framing}<script>
    ${groups.join("")}${putting("e", inputs.expiry, "Expiry date")}${putting("c", inputs.cvc, "Security code")}</script>`;
  const { outcome, shop } = await buyByCard(pool, form, { pages: provider });

  expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
  const [order = {}] = shop.orders;
  expect([1, 2, 3, 4].map((group) => order[`group${group}`])).toEqual(["4242", "4242", "4242", "4242"]);
});

describe("a card that the merchant declines", () => {
  it("is asked for again with the merchant's words, and replaced where it stood", async () => {
    const form = `${inputs.number}${inputs.expiry}${inputs.cvc}<p role="alert" id="says"></p><script>
      document.forms[0].addEventListener('submit', async (event) => {
        event.preventDefault();
        const answer = await (await fetch('/charge', { method: 'POST', body: new URLSearchParams(new FormData(event.target)) })).json();
        if (answer.declined) says.textContent = 'Your card was declined: insufficient funds.'; else event.target.submit();
      });</script>`;
    const charge = ({ sent }: { sent: Record<string, string> }) =>
      JSON.stringify({ declined: sent.number?.replace(/\s/g, "") === decliningCard.card_number });
    const { outcome, host, shop } = await buyByCard(pool, form, {
      pages: { "/charge": charge },
      cards: [decliningCard, goodCard],
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    const asked = host.questions.filter(({ key }) => key === "card");
    expect(asked).toHaveLength(2);
    expect(asked[1]?.message).toContain("Your card was declined: insufficient funds.");
    expect(shop.orders.map(sentCard)).toEqual([cardAsTyped]);
  });
});

describe("a shop whose order button stays dead after a refusal", () => {
  it("ends the purchase with what the merchant said, and nothing is ordered", async () => {
    const form = `${inputs.number}${inputs.expiry}${inputs.cvc}<p role="alert" id="says"></p><script>
      document.forms[0].addEventListener('submit', async (event) => {
        event.preventDefault();
        document.forms[0].querySelector('button').disabled = true;
        await fetch('/charge', { method: 'POST', body: new URLSearchParams(new FormData(event.target)) });
        says.textContent = 'Your card was declined: insufficient funds.';
      });</script>`;
    const { outcome, shop } = await buyByCard(pool, form, {
      pages: { "/charge": "{}" },
      cards: [decliningCard, goodCard],
    });

    expect(outcome).toMatchObject({ status: "failed", code: "card_declined" });
    expect(outcome).toMatchObject({ message: expect.stringContaining("insufficient funds") });
    expect(shop.visits.filter(({ path }) => path === "/charge")).toHaveLength(1);
  });
});

describe("a button that says that it is for cards", () => {
  it("opens a dialog with the card form: the card is asked for before it is pressed, and paid by the dialog's own button", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order"><label>E-mail <input name="email" type="email"></label>
      <label>First name <input name="first"></label><label>Last name <input name="last"></label>
      <label>Street address <input name="street"></label><label>City <input name="city"></label><label>Postcode <input name="zip"></label>
      <fieldset><legend>Delivery</legend><label><input type="radio" name="ship" value="post" checked> Post, free</label></fieldset>
      <p>Total $80.00</p><button type="button" onclick="box.showModal()">Pay with card</button></form>
      <dialog id="box"><h2>Card details</h2>${inputs.number}${inputs.expiry}${inputs.cvc}<button type="button" onclick="send()">Pay $80.00</button></dialog>
      <script>function send() {
        for (const input of box.querySelectorAll('input')) { input.type = 'hidden'; document.forms[0].append(input); }
        document.forms[0].submit();
      }</script>`;
    const { outcome, host, shop } = await buyByCard(pool, "", { pages: { "/checkout": checkout } });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders.map(sentCard)).toEqual([cardAsTyped]);
    expect(host.story.indexOf("ask card")).toBeLessThan(host.story.indexOf("submit 1"));
    expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
  });
});
