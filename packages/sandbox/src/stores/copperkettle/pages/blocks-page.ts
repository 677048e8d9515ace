import { html, scriptJson } from "../../../html.ts";
import { COUNTRIES } from "../../../places/countries.ts";
import { layout } from "./layout.ts";
import type { Visit } from "./visit.ts";

/** The block checkout: an empty container that a script fills once it has read the basket. */
export function blocksPage(visit: Visit, { paymentsOrigin }: { paymentsOrigin: string }) {
  const countries = COUNTRIES.map(({ code, name, zones, zoneLabel, postalLabel }) => ({
    ...{ code, name, zoneLabel, postalLabel },
    zones: zones.map((zone) => ({ code: zone.code, name: zone.name })),
  }));
  return layout({
    ...visit,
    title: "Checkout",
    bodyClass: "woocommerce-checkout woocommerce-page page",
    script: "blocks/main.js",
    content: html`<h1 class="entry-title">Checkout</h1>
<div data-block-name="woocommerce/checkout" class="wp-block-woocommerce-checkout alignwide wc-block-checkout is-loading"><div class="wc-block-components-skeleton" aria-label="Loading"></div></div>
<script type="application/json" id="wc-block-settings">${scriptJson({ paymentsOrigin, countries })}</script>`,
  });
}
