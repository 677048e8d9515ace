import { type Html, html, scriptJson } from "../../../html.ts";
import { ASSETS } from "../site-names.ts";

interface Layout {
  readonly title: string;
  readonly template: "index" | "product" | "cart" | "404";
  readonly cartCount: number;
  readonly head?: Html;
  readonly content: Html;
}

/** The globals that every Shopify page defines. */
export const SHOPIFY_GLOBALS = {
  shop: "hartwell-outfitters.myshopify.com",
  locale: "en",
  currency: { active: "USD", rate: "1.0" },
  country: "US",
  theme: {
    name: "Hartwell",
    id: 128_814_907_491,
    schema_name: "Dawn",
    schema_version: "15.2.0",
    role: "main",
  },
  routes: { root: "/" },
};

/** The layout of the shop's pages: announcement, header, footer and cookie banner. */
export function layout({ title, template, cartCount, head, content }: Layout): Html {
  return html`<!doctype html>
<html class="js" lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} – Hartwell</title>
<meta property="og:site_name" content="Hartwell">
<meta property="og:title" content="${title}">
<link rel="stylesheet" href="${ASSETS}/shop.css">
<script>
var Shopify = Shopify || {};
Object.assign(Shopify, ${scriptJson(SHOPIFY_GLOBALS)});
</script>
<script type="module" src="${ASSETS}/shop.js"></script>
${head}
</head>
<body class="template-${template}">
<a class="skip-link" href="#MainContent">Skip to content</a>
<div class="announcement-bar"><p>Carbon-neutral delivery in the United States from $4.90</p></div>
${header(cartCount)}
<main id="MainContent" class="content-for-layout">${content}</main>
${footer()}
${cookieBanner()}
</body>
</html>`;
}

function header(cartCount: number): Html {
  return html`<header class="header">
<nav class="header__menu" aria-label="Main">
<a href="/collections/all">Shop</a>
<a href="/#workshop">Workshop</a>
</nav>
<a class="header__logo" href="/" aria-label="Hartwell, home">Hartwell</a>
<a class="header__cart" href="/cart" id="cart-icon-bubble" aria-label="Cart">
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 8h12l1 12H5L6 8Zm3 0V6a3 3 0 0 1 6 0v2" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/></svg>
<span class="cart-count-bubble" ${cartCount === 0 && html`hidden`}>${cartCount}</span>
</a>
</header>
<div id="cart-notification" class="cart-notification" role="dialog" aria-label="Item added to your cart" hidden></div>`;
}

function footer(): Html {
  return html`<footer class="footer">
<div><p class="footer__brand">Hartwell</p><p>Things for outdoors and for home, made slowly by people we know.</p></div>
<form class="footer__newsletter" action="/" method="get">
<label for="NewsletterForm--footer">Letters, four a year</label>
<div><input id="NewsletterForm--footer" type="email" name="contact[email]" placeholder="Email" autocomplete="email">
<button type="submit" aria-label="Subscribe">→</button></div>
</form>
<p class="footer__legal">© Hartwell Outfitters · a sandbox shop: nothing here is charged or sent</p>
</footer>`;
}

function cookieBanner(): Html {
  return html`<div id="shopify-pc__banner" class="shopify-pc__banner" role="alertdialog" aria-labelledby="shopify-pc__banner__title" hidden>
<div>
<h2 id="shopify-pc__banner__title">Cookie consent</h2>
<p>We and our partners use cookies to improve your experience and to remember what is in your cart.</p>
</div>
<div class="shopify-pc__banner__btns">
<button type="button" id="shopify-pc__banner__btn-accept">Accept</button>
<button type="button" id="shopify-pc__banner__btn-decline">Decline</button>
</div>
</div>`;
}
