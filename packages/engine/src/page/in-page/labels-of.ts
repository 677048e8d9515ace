/// <reference lib="dom" />

/**
 * The labels that the page binds to a control, its own or one that it draws; for a box or radio without any, the one
 * that stands beside it and is bound to nothing.
 */
export function labelsOf(element: Element): HTMLLabelElement[] {
  const around = element.matches("[role]") ? element.closest("label") : null;
  const bound = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : [around];
  const labels = bound.filter((label) => label instanceof HTMLLabelElement);
  const isBox = element.matches("input[type=checkbox], input[type=radio]");
  const beside = isBox && labels.length === 0 ? looseLabelBeside(element) : undefined;
  return beside ? [beside] : labels;
}

/** What comes first of boxes and labels side by side tells on which side of its box a label stands. */
export function looseLabelBeside(box: Element): HTMLLabelElement | undefined {
  const [first] = [...(box.parentElement?.children ?? [])].filter((one) => one.matches("label, input"));
  const beside = first?.matches("label") ? box.previousElementSibling : box.nextElementSibling;
  const isLoose = beside instanceof HTMLLabelElement && beside.control === null;
  return isLoose ? beside : undefined;
}
