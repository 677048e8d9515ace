import { type Html, html } from "../../../html.ts";
import type { Choice, Product } from "../catalogue/product.ts";
import { PRODUCTS } from "../catalogue/products.ts";
import { ASSETS } from "../site-names.ts";
import { euro } from "../words/words.ts";
import { oddId } from "./field.ts";
import { HOSTILE_TEXT } from "./hostile-text.ts";
import { layout, trouble, type View } from "./layout.ts";

export function homePage(view: View): Html {
  const { edition } = view;
  return layout({
    ...view,
    title: edition.words.tagline,
    path: "/",
    content: html`<section class="welcome"><h1>${edition.words.tagline}</h1><img src="${ASSETS}/pictures/counter.svg" alt="" width="1200" height="420"></section>
<div class="shelf">${PRODUCTS.map((product) => card(view, product))}</div>`,
  });
}

function card({ edition }: View, { slug, title, priceMinor, isSoldOut }: Product): Html {
  return html`<a class="shelf__item" href="${edition.prefix}/item/${slug}"><img src="${ASSETS}/pictures/${slug}.svg" alt="" width="400" height="300" loading="lazy"><strong>${title[edition.language]}</strong><span>${isSoldOut ? edition.words.soldOut : euro(edition, priceMinor)}</span></a>`;
}

export function productPage(view: View, product: Product, mistakes: readonly string[]): Html {
  const { edition } = view;
  const { words, language } = edition;
  const { slug, title, summary, priceMinor } = product;
  return layout({
    ...view,
    title: title[language],
    path: `/item/${slug}`,
    content: html`<article class="item">
<img class="item__picture" src="${ASSETS}/pictures/${slug}.svg" alt="${title[language]}" width="800" height="600">
<div><h1>${title[language]}</h1><p class="item__summary">${summary[language]}</p>
<p class="item__price"><b data-price>${euro(edition, priceMinor)}</b> <small>${words.vatIncluded}</small></p>
${trouble(mistakes)}
${product.isSoldOut ? html`<p class="gone">${words.soldOut}</p>` : buyForm(view, product)}
${HOSTILE_TEXT}
</div></article>`,
  });
}

/** One of the form's fields is called `action`, so `form.action` returns an input. */
function buyForm({ edition }: View, { slug, choices, soldOut, priceMinor }: Product): Html {
  const { words, prefix, language } = edition;
  const needsChoice = choices.length > 0;
  return html`<form class="buy" id="${oddId(`buy[${slug}]`)}" method="post" action="${prefix}/basket/add" data-price-minor="${priceMinor}" data-sold-out="${JSON.stringify(soldOut)}" data-words="${JSON.stringify([words.chooseFirst, words.soldOut, words.addToBasket])}">
<input type="hidden" name="action" value="add"><input type="hidden" name="item" value="${slug}"><input type="hidden" name="gift" value="no">
${choices.map((choice) => pills(choice, language))}
<div class="buy__row"><span>${words.quantity}</span><input type="number" name="pieces" value="1" min="1" max="20">
<button class="go" type="submit" data-add ${needsChoice && html`disabled`}>${needsChoice ? words.chooseFirst : words.addToBasket}</button></div>
</form>
<div class="veil" id="gift" hidden><div class="window" role="dialog" aria-modal="true" aria-label="${words.giftTitle}"><h2>${words.giftTitle}</h2><p>${words.giftText}</p>
<button type="button" class="go go--loud" data-gift="yes">${words.giftYes}</button><button type="button" class="plain small" data-gift="no">${words.giftNo}</button></div></div>`;
}

function pills({ id, label, values }: Choice, language: "en" | "de"): Html {
  return html`<div class="pills"><div class="pills__name">${label[language]}</div>${values.map((value) => {
    const inputId = oddId(`opt[${id}]`);
    return html`<input type="radio" name="opt[${id}]" id="${inputId}" value="${value.id}" data-surcharge-minor="${value.surchargeMinor}"><label for="${inputId}">${value.label[language]}</label>`;
  })}</div>`;
}
