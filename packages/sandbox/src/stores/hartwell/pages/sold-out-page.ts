import { type Html, html } from "../../../html.ts";
import { layout } from "./layout.ts";

/** Shown to a shopper without scripts after adding something sold out. */
export function soldOutPage(): Html {
  return layout({
    title: "Cart error",
    template: "404",
    cartCount: 0,
    content: html`<section class="cart cart--empty">
<h1>Cart error</h1>
<p>The product is already sold out.</p>
<a class="button" href="/collections/all">Continue shopping</a>
</section>`,
  });
}
