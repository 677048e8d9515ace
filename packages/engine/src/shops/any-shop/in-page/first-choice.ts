/// <reference lib="dom" />

declare const deepAll: typeof import("../../../page/in-page/deep-roots.ts").deepAll;
declare const deepRoots: typeof import("../../../page/in-page/deep-roots.ts").deepRoots;
declare const isUsable: typeof import("../../../page/in-page/read-controls.ts").isUsable;
declare const selectorOf: typeof import("../../../page/in-page/selector-of.ts").selectorOf;
declare const belongsToPurchase: typeof import("./purchase-area.ts").belongsToPurchase;
declare const drawnFor: typeof import("./read-option-groups.ts").drawnFor;

/** The first thing to choose in the form that holds the product's name or its price; null where there is none. */
export function firstChoice(): string | null {
  const roots = deepRoots();
  const forms = deepAll(roots, "form").filter(
    (form) =>
      form.getAttribute("method")?.toLowerCase() === "post" &&
      form.querySelector("h1, [itemprop=name], [itemprop=price]") !== null,
  );
  for (const form of forms) {
    const choices = [...form.querySelectorAll<HTMLElement>("select, input[type=radio]")];
    const first = choices.find(
      (choice) =>
        belongsToPurchase(choice, form) &&
        (isUsable(choice) || (choice instanceof HTMLSelectElement && drawnFor(choice, form) !== undefined)),
    );
    if (first) return selectorOf(first, roots);
  }
  return null;
}
