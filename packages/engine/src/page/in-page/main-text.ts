/// <reference lib="dom" />

/** The visible text of the main part of the page and of the dialogs in front of it. */
export function mainText(): string {
  const main = document.querySelector<HTMLElement>("main, [role=main], #content, #main") ?? document.body;
  const dialogs = document.querySelectorAll<HTMLElement>("dialog[open], [role=dialog], [aria-modal=true]");
  const inFront = [...dialogs].filter((dialog) => !main?.contains(dialog) && isInView(dialog));
  // biome-ignore lint/performance/useDomNodeTextContent: only `innerText` leaves out what style hides.
  return [main, ...inFront].map((part) => (part?.innerText ?? "").slice(0, 20_000)).join("\n");
}

/** A dialog may have no size itself, with fixed children. A closed one may be outside the window. */
export function isInView(dialog: HTMLElement): boolean {
  return [dialog, ...dialog.querySelectorAll("*")].slice(0, 40).some((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isInWindow = right > 1 && left < innerWidth - 1 && bottom > 1 && top < innerHeight - 1;
    return (
      isInWindow &&
      bottom - top > 1 &&
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  });
}
