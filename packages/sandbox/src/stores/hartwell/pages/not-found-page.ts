import { type Html, html } from "../../../html.ts";
import { layout } from "./layout.ts";

export function notFoundPage(): Html {
  return layout({
    title: "404 Not Found",
    template: "404",
    cartCount: 0,
    content: html`<section class="cart cart--empty">
<p>404</p>
<h1>Page not found</h1>
<a class="button" href="/collections/all">Continue shopping</a>
</section>`,
  });
}
