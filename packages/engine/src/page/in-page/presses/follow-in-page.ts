/// <reference lib="dom" />

/**
 * Clicks a link for a page whose own script shows what it leads to. Returns whether a script has taken the click;
 * otherwise nothing is left of it, and the browser goes nowhere.
 */
export function followInPage(link: Element): boolean {
  let isTaken = false;
  let isHeard = false;
  // The last to hear of it, after every listener of the page's own elements.
  const last = (event: Event) => {
    isHeard = true;
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", last, { once: true });
  if (link instanceof HTMLElement) link.click();
  window.removeEventListener("click", last);
  // A script has kept the click from getting here, and the browser is about to follow it.
  if (!isHeard) window.stop();
  return isTaken;
}
