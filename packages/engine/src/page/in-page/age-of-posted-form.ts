/// <reference lib="dom" />

/**
 * How long ago the server has sent the form in which a field stands, where the form goes back to the server as a document
 * of its own; undefined for every other field.
 */
export function ageOfPostedForm(field: Element): number | undefined {
  // The property may be hidden by an input of that name.
  if (field.closest("form")?.getAttribute("method")?.toLowerCase() !== "post") return undefined;
  const [navigation] = performance.getEntriesByType("navigation");
  const arrivedAt = navigation instanceof PerformanceNavigationTiming ? navigation.responseEnd : 0;
  return performance.now() - arrivedAt;
}
