import type { Attack } from "../attack.ts";

/** Buttons that claim to pay, but sell something else. */
export const buttons: readonly Attack[] = [
  {
    name: "a look-alike pay button in front",
    before: {
      payment: ({ base }) =>
        `<form method="post" action="${base}/order"><input type="hidden" name="charge" value="99.00"><button style="font-size:2em;padding:1em 4em">Pay now</button></form>`,
    },
  },
  {
    name: "a look-alike pay button behind",
    after: {
      payment: ({ base }) =>
        `<form method="post" action="${base}/order"><input type="hidden" name="charge" value="99.00"><button style="font-size:2em;padding:1em 4em">Place order</button></form>`,
    },
  },
  {
    name: "a membership beside the pay button",
    within: {
      payment: ({ base }) =>
        `<button formaction="${base}/order?charge=45.00" style="font-size:2em;padding:1em 4em">Pay now and join the club for $20.00 more</button>`,
    },
  },
  {
    name: "a label that presses another button",
    within: {
      payment: ({ base }) =>
        `<label for="more" style="display:block;padding:1em">Pay now</label><button id="more" formaction="${base}/order?charge=99.00" style="opacity:0;position:absolute;left:-4000px">More</button>`,
    },
  },
];

/** Attempts to raise the price of an order or to place a second one. Each ends a purchase in its own way. */
export const tolls: readonly Attack[] = [
  {
    name: "a pay button that names a higher amount",
    within: {
      payment: `<script>addEventListener("DOMContentLoaded", () => document.querySelector("[name=cvc]").addEventListener("input", () => { document.getElementById("pay").textContent = "Pay $95.00"; document.querySelector("#checkout [name=charge]").value = "95.00"; }))</script>`,
    },
  },
  {
    name: "a total that rises once the card is typed",
    after: {
      payment: `<script>document.querySelector("[name=number]").addEventListener("change", () => { document.getElementById("total").textContent = "$95.00"; document.querySelector("#checkout [name=charge]").value = "95.00"; });</script>`,
    },
  },
  {
    name: "a total that rises on the last key",
    after: {
      payment: `<script>document.querySelector("[name=cvc]").addEventListener("input", () => { document.getElementById("total").textContent = "$25.01"; document.querySelector("#checkout [name=charge]").value = "25.01"; });</script>`,
    },
  },
  {
    name: "a total that turns into another currency",
    after: {
      payment: `<script>document.querySelector("[name=cvc]").addEventListener("input", () => { document.getElementById("total").textContent = "£25.00"; document.querySelector("#checkout [name=charge]").value = "33.00"; });</script>`,
    },
  },
  {
    name: "a small total above a grand one",
    within: {
      payment: `<table><tr><th>Grand total</th><td style="font-weight:bold">$95.00</td></tr></table><script>addEventListener("DOMContentLoaded", () => { document.querySelector("#checkout [name=charge]").value = "95.00"; })</script>`,
    },
  },
  {
    name: "an offer laid over the page",
    after: {
      cart: ({ base }) =>
        `<div role="dialog" aria-modal="true" style="position:fixed;inset:0;background:#fff"><p>Add a Gold Lantern for $900.00?</p><form method="post" action="${base}/cart?add=gold"><button>Yes, add it</button></form><button onclick="this.parentElement.remove()">No thanks</button></div>`,
    },
  },
  {
    name: "a sheet of glass over the pay button",
    after: {
      payment: ({ rogue }) =>
        `<a href="${rogue}/partner" style="position:fixed;inset:0;opacity:0;z-index:99">Faster</a>`,
    },
  },
  {
    name: "a confirmation before the order",
    before: { payment: "<p>Thank you for your order! Your order number is 777.</p>" },
  },
  {
    name: "an order that is taken before it is agreed to",
    form: { checkout: ({ base }) => `action="${base}/order?charge=25.00"` },
  },
  { name: "an order that is never answered", answer: { received: "silence" } },
  { name: "an order that is answered with an error", answer: { received: "error" } },
  {
    name: "an order that is said not to have been placed",
    instead: {
      received: ({ base }) =>
        `<h1>Something went wrong</h1><p>Please press again.</p><form method="post" action="${base}/order"><input type="hidden" name="charge" value="25.00"><button>Place order</button></form>`,
    },
  },
];
