/**
 * Keeps the end of a scrolling list visible until the user scrolls away. Returns a function to call when the
 * list has changed.
 */
export function keepEndInSight(list) {
  let followsEnd = true;
  let shownSize = "";
  const size = () => `${list.clientHeight} of ${list.scrollHeight}`;
  const fromEnd = () => list.scrollHeight - list.clientHeight - list.scrollTop;
  const markEdges = () => {
    list.toggleAttribute("data-above", list.scrollTop > 4);
    list.toggleAttribute("data-below", fromEnd() > 4);
    // Scrollable lists must be reachable by keyboard, others must not.
    if (list.scrollHeight > list.clientHeight) list.tabIndex = 0;
    else list.removeAttribute("tabindex");
  };
  const show = () => {
    if (followsEnd) list.scrollTop = list.scrollHeight;
    shownSize = size();
    markEdges();
  };
  list.addEventListener("scroll", () => {
    // Resizing the list also fires scroll events, which aren't the user's.
    if (size() === shownSize) followsEnd = fromEnd() < 16;
    markEdges();
  });
  new ResizeObserver(show).observe(list);
  // Changed text may make a line longer while the list itself stays at its maximum size.
  new MutationObserver(show).observe(list, { subtree: true, characterData: true, childList: true });
  return show;
}
