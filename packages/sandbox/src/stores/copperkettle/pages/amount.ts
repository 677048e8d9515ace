import { type Html, html } from "../../../html.ts";
import { decimal } from "../../../money.ts";

/** A price as the platform renders it: the currency sign has its own element. */
export function amount(minor: number): Html {
  const digits = decimal(minor).replace(/\B(?=(\d{3})+\.)/g, ",");
  return html`<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">$</span>${digits}</bdi></span>`;
}
