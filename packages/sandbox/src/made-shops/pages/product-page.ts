import { type Html, html, rawHtml, scriptJson } from "../../html.ts";
import { drawSend } from "../draw-controls.ts";
import type { ProductOption, ShopPlan } from "../shop-plan.ts";

/** The page of the product to buy. */
export function drawProduct(plan: ShopPlan): Html {
  const { traits, say, product, money } = plan;
  return html`${productData(plan)}<article${rawHtml(traits.productData === "microdata" ? ' itemscope itemtype="https://schema.org/Product"' : "")}>
<h1 itemprop="name">${product.title}</h1><p class="price">${money.format(product.priceMinor)}</p>
${traits.stockWords === "shown" && html`<p>${say("inStock")}</p>`}
<form action="/add" method="post" id="add">${product.options.map((option) => drawOption(option, plan))}
${drawQuantity(plan)}${drawSend({ kind: traits.addControl, words: say("add") })}</form></article>${drawRelated(plan)}`;
}

function productData({ traits, product, money }: ShopPlan): Html | undefined {
  if (traits.productData !== "json-ld") return undefined;
  const offers = {
    "@type": "Offer",
    price: money.decimal(product.priceMinor),
    priceCurrency: money.currency,
  };
  const data = { "@context": "https://schema.org", "@type": "Product", name: product.title, offers };
  return html`<script type="application/ld+json">${scriptJson(data)}</script>`;
}

function drawOption(option: ProductOption, plan: ShopPlan): Html {
  const { name, values } = option;
  const { say, traits } = plan;
  const isFirst = (value: string) => traits.preselected === "first" && value === values[0];
  switch (traits.options) {
    case "radios":
      return html`<fieldset><legend>${name}</legend>${values.map(
        (value) =>
          html`<label><input type="radio" name="option_${name}" value="${value}"${rawHtml(isFirst(value) ? " checked" : "")}> ${value}</label>`,
      )}</fieldset>`;
    case "hidden-radios":
      return html`<div class="pills"><h3>${name}</h3>${values.map(
        (value, index) =>
          html`<input class="gone" type="radio" id="v${index}" name="option_${name}" value="${value}"${rawHtml(isFirst(value) ? " checked" : "")}><label for="v${index}">${value}</label>`,
      )}</div>`;
    case "swatches":
      return html`<div class="swatches"><h3>${name}</h3><input type="hidden" name="option_${name}" value="${isFirst(values[0] ?? "") ? (values[0] ?? "") : ""}">${values.map(
        (value) =>
          html`<button type="button" data-value="${value}" aria-pressed="${isFirst(value) ? "true" : "false"}" title="${value}">${value}</button>`,
      )}</div>`;
    case "text-list":
      return html`<div class="list"><h3>${name}</h3><input type="hidden" name="option_${name}" value=""><ul>${values.map(
        (value) => html`<li data-value="${value}">${value}</li>`,
      )}</ul></div>`;
    default:
      return html`<p><label>${name} <select name="option_${name}"><option value="">${say("choose")}</option>${values.map(
        (value) => html`<option${rawHtml(isFirst(value) ? " selected" : "")}>${value}</option>`,
      )}</select></label></p>`;
  }
}

function drawQuantity({ traits, say }: ShopPlan): Html | undefined {
  switch (traits.quantity) {
    case "none":
      return undefined;
    case "input":
      return html`<p><label>${say("quantity")} <input type="number" name="quantity" value="1" min="1" max="9"></label></p>`;
    case "select":
      return html`<p><label>${say("quantity")} <select name="quantity">${["1", "2", "3", "4", "5"].map(
        (count) => html`<option>${count}</option>`,
      )}</select></label></p>`;
    case "stepper":
      return html`<div class="stepper"><span>${say("quantity")}</span> <button type="button" data-by="-1" aria-label="−">−</button>
<input name="quantity" value="1" size="2" readonly><button type="button" data-by="1" aria-label="+">+</button></div>`;
  }
}

const others = ["Ash Tray Table", "Wool Cushion", "Copper Pan"];

function drawRelated({ traits, say, money }: ShopPlan): Html | undefined {
  if (traits.related === "none") return undefined;
  return html`<section class="related"><h2>${say("related")}</h2>${others.map(
    (title, index) =>
      html`<div class="card"><a href="/other/${index}">${title}</a><p>${money.format(2900 + index * 1000)}</p>${
        traits.related === "add-buttons"
          ? html`<form action="/add-other/${index}" method="post"><button>${say("add")}</button></form>`
          : html`<a href="/other/${index}">${say("details")}</a>`
      }</div>`,
  )}</section>`;
}
