import { type Html, html, scriptJson } from "../../html.ts";
import type { ShopPlan } from "../shop-plan.ts";

interface PageParts {
  readonly title: string;
  readonly content: Html;
  readonly cartCount: number;
}

/** A document of the shop: the parts around a page's content. */
export function drawPage(plan: ShopPlan, { title, content, cartCount }: PageParts): string {
  const { traits } = plan;
  return html`<!doctype html>
<html lang="${traits.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="stylesheet" href="/shop.css">${listLibrary(plan)}</head>
<body>${drawHeader(plan, cartCount)}
<main>${content}</main>${drawFooter(plan)}
<script>window.shop = ${scriptJson(settingsOf(plan))};</script><script src="/shop.js"></script></body></html>`
    .markup;
}

/** The settings for the pages' script. */
function settingsOf({ traits, say }: ShopPlan): unknown {
  return {
    ...traits,
    say: {
      working: say("working"),
      required: say("required"),
      added: say("added"),
      viewCart: say("viewCart"),
      toCheckout: say("toCheckout"),
    },
  };
}

function listLibrary({ traits }: ShopPlan): Html | undefined {
  const library = { "tom-select": "tom-select", choices: "choices", "slim-select": "slim-select" }[
    traits.lists as string
  ];
  return library === undefined
    ? undefined
    : html`<link rel="stylesheet" href="/library/${library}.css"><script src="/library/${library}.js"></script>`;
}

function drawHeader({ traits, say }: ShopPlan, cartCount: number): Html {
  const count = traits.cartLink === "words-and-count" ? ` (${cartCount})` : "";
  const link =
    traits.cartLink === "icon"
      ? html`<a href="/cart" class="icon" aria-label="${say("cartLink")}"><svg width="24" height="24"><path d="M2 4h3l3 12h11l2-9H6"/></svg><sup>${cartCount}</sup></a>`
      : html`<a href="/cart">${say("cartLink")}${count}</a>`;
  const search =
    traits.headerForms.startsWith("search") &&
    html`<form action="/search" class="search"><input name="q" placeholder="${say("search")}"><button>${say("search")}</button></form>`;
  const signIn =
    traits.headerForms === "search-and-sign-in" &&
    html`<form action="/sign-in" method="post" class="sign-in"><input name="email" type="email" placeholder="${say("email")}">
<input name="password" type="password" placeholder="${say("password")}"><button>${say("login")}</button></form>`;
  return html`<header><a href="/" class="brand">Orchard & Kiln</a>${search}${signIn}${link}</header>`;
}

function drawFooter({ traits, say, random }: ShopPlan): Html {
  const newsletter =
    traits.headerForms === "newsletter-foot" &&
    html`<form action="/newsletter" method="post"><h2>${say("newsletterTitle")}</h2>
<input type="email" name="email" placeholder="${say("email")}"><button>${say("subscribe")}</button></form>`;
  const consent =
    traits.consent !== "none" &&
    html`<div id="consent" class="${traits.consent}" role="dialog"><p>${say("consentText")}</p>
<button type="button" data-consent>${say("accept")}</button> <button type="button" data-consent>${say("reject")}</button></div>`;
  const popup =
    traits.popup !== "none" &&
    html`<div id="popup" hidden><h2>${say("popup")}</h2><form action="/newsletter" method="post"><input type="email" name="email" placeholder="${say("email")}">
<button>${say("subscribe")}</button></form><button type="button" data-close>${say("noThanks")}</button></div>`;
  const chat = traits.chat === "bubble" && html`<button type="button" id="chat">${say("chat")}</button>`;
  const advertisement =
    traits.advertisement === "frame" &&
    html`<iframe src="/advertisement?${random("advertisement").code(4)}" width="300" height="120" title="advertisement"></iframe>`;
  return html`<footer>${newsletter}${advertisement}<p>© Orchard & Kiln</p></footer>${chat}${consent}${popup}`;
}
