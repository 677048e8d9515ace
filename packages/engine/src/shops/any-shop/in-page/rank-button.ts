/// <reference lib="dom" />

/** Higher is likelier to be the button of the product that the page is about, rather than of one beside it. */
export function rankButton(button: Element): number {
  const heading = document.querySelector("main h1, [role=main] h1, h1");
  const follows =
    heading !== null && (heading.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const besides =
    "[class*=related i], [class*=upsell i], [class*=cross i], [class*=recommend i], [class*=sticky i], [class*=recently i], [class*=also i], header, nav, footer, aside";
  const isBeside = button.closest(besides) !== null;
  const form = button.closest("form");
  const isWithControls = form?.querySelector("select, input:not([type=hidden])") != null;
  const isInList =
    button.closest(
      "li, [role=listitem], [class*=product-card i], [class*=product-thumb i], [class*=product-item i]",
    ) !== null;
  return (follows ? 4 : 0) - (isBeside ? 6 : 0) + (isWithControls ? 2 : 0) - (isInList ? 2 : 0);
}
