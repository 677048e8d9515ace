/// <reference lib="dom" />
import { closest } from "../tree/flat-tree.ts";

/**
 * How long ago the server sent the form that contains a field, if the form is posted back as a page load.
 * Undefined for any other field.
 */
export function ageOfPostedForm(field: Element): number | undefined {
  // Reads the attribute, because an input of that name may shadow the property.
  if (closest(field, "form")?.getAttribute("method")?.toLowerCase() !== "post") return undefined;
  const [navigation] = performance.getEntriesByType("navigation");
  const arrivedAt = navigation instanceof PerformanceNavigationTiming ? navigation.responseEnd : 0;
  return performance.now() - arrivedAt;
}
