import { type Html, html, scriptJson } from "../../../html.ts";
import { type Basket, pieceCount } from "../cart/basket.ts";
import { ASSETS } from "../site-names.ts";
import { miniCart } from "./mini-cart.ts";

interface Layout {
  readonly title: string;
  /** The kind of page, in the platform's words: `single-product`, `woocommerce-checkout`, … */
  readonly bodyClass: string;
  readonly basket: Basket;
  readonly checkoutPath: string;
  readonly script?: string;
  readonly content: Html;
}

/** The layout of the shop's pages. */
export function layout({
  title,
  bodyClass,
  basket,
  checkoutPath,
  script = "shop.js",
  content,
}: Layout): Html {
  return html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Copperkettle</title>
<meta name="generator" content="WordPress 6.8.1">
<meta name="generator" content="WooCommerce 9.8.5">
<link rel="https://api.w.org/" href="/wp-json/">
<link rel="stylesheet" id="woocommerce-general-css" href="${ASSETS}/shop.css">
<script>var woocommerce_params = ${scriptJson({ ajax_url: "/wp-admin/admin-ajax.php", wc_ajax_url: "/?wc-ajax=%%endpoint%%" })};</script>
<script type="module" src="${ASSETS}/${script}"></script>
</head>
<body class="theme-copperkettle woocommerce-no-js ${bodyClass}">
<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
${header(basket, checkoutPath)}
<div id="content" class="site-content"><main id="main" class="site-main">${content}</main></div>
<footer class="site-footer">
<p class="site-footer__brand">Copperkettle</p>
<p>Pots, pans and the things around them. Portland, Maine.</p>
<p class="site-footer__legal">A sandbox shop: nothing here is charged or sent.</p>
</footer>
</body>
</html>`;
}

function header(basket: Basket, checkoutPath: string): Html {
  const pieces = pieceCount(basket.lines);
  return html`<header class="site-header">
<a class="site-title" href="/">Copper<span>kettle</span></a>
<nav class="main-navigation" aria-label="Primary"><a href="/shop/">Shop</a><a href="/cart/">Cart</a></nav>
<div id="site-header-cart" class="site-header-cart">
<a class="cart-contents" href="/cart/" title="View your shopping cart"><span class="count">${pieces} ${pieces === 1 ? "item" : "items"}</span></a>
<div class="widget woocommerce widget_shopping_cart"><div class="widget_shopping_cart_content">${miniCart(basket, checkoutPath)}</div></div>
</div>
</header>`;
}
