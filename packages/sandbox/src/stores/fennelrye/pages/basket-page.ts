import { type Html, html } from "../../../html.ts";
import { chosenWords, GIFT_BOX, piecePriceMinor } from "../catalogue/catalogue.ts";
import { totalsOf } from "../order/delivery.ts";
import { type Line, pieceOf } from "../visitor.ts";
import { euro } from "../words/words.ts";
import { layout, type View } from "./layout.ts";

export function basketPage(view: View): Html {
  const { edition, visitor } = view;
  const { words, prefix } = edition;
  return layout({
    ...view,
    title: words.yourBasket,
    path: "/basket",
    content: html`<h1>${words.yourBasket}</h1>
${
  visitor.lines.length === 0
    ? html`<p>${words.emptyBasket}</p><p><a class="go" href="${prefix}/">${words.keepLooking}</a></p>`
    : html`${lines(view)}${sums(view)}<div class="buttons"><a href="${prefix}/">${words.keepLooking}</a><a class="go" href="${prefix}/order/address">${words.toCheckout}</a></div>`
}`,
  });
}

export function lines({ edition, visitor }: View, canRemove = true): Html {
  const { words, prefix } = edition;
  const remove = (index: string) =>
    canRemove &&
    html`<form method="post" action="${prefix}/basket/remove"><input type="hidden" name="line" value="${index}"><button class="plain small">${words.remove}</button></form>`;
  return html`<ul class="lines">${visitor.lines.map((line, index) => html`<li>${lineWords(line, edition)}${remove(String(index))}</li>`)}
${visitor.hasGiftBox && html`<li><span>1 × ${words.giftBox}</span><b>${euro(edition, GIFT_BOX.priceMinor)}</b>${remove("gift")}</li>`}</ul>`;
}

function lineWords(line: Line, edition: View["edition"]): Html {
  const piece = pieceOf(line);
  if (!piece) return html``;
  const chosen = Object.values(chosenWords(piece, edition.language)).join(", ");
  return html`<span>${line.quantity} × ${piece.product.title[edition.language]} ${chosen !== "" && html`<i>${chosen}</i>`}</span><b>${euro(edition, piecePriceMinor(piece) * line.quantity)}</b>`;
}

/** The totals; final once a delivery method is chosen. */
export function sums({ edition, visitor }: View): Html {
  const { words } = edition;
  const { goodsMinor, deliveryMinor, totalMinor } = totalsOf(visitor);
  return html`<div class="sums"><div><span>${words.subtotal}</span><span>${euro(edition, goodsMinor)}</span></div>
${deliveryMinor !== undefined && html`<div><span>${words.delivery}</span><span>${euro(edition, deliveryMinor)}</span></div><div class="sums__total"><span>${words.total}</span><span>${euro(edition, totalMinor)}</span></div>`}</div>`;
}
