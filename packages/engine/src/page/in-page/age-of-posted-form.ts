/// <reference lib="dom" />

/**
 * How long ago the server has sent the form in which a button stands, where the form is typed into and goes back to the
 * server as a document of its own; undefined for every other button.
 */
export function ageOfPostedForm(button: Element): number | undefined {
  const form = button.closest("form");
  // The property may be hidden by an input of that name.
  if (form?.getAttribute("method")?.toLowerCase() !== "post") return undefined;
  if (!form.querySelector("input:is([type=text], [type=email], [type=tel], :not([type])), textarea"))
    return undefined;
  const [navigation] = performance.getEntriesByType("navigation");
  const arrivedAt = navigation instanceof PerformanceNavigationTiming ? navigation.responseEnd : 0;
  return performance.now() - arrivedAt;
}
