/**
 * Keeps the end of a list that scrolls in sight until somebody scrolls away from it. Returns what is to be called when
 * the list has changed.
 */
export function keepEndInSight(list) {
  let followsEnd = true;
  let shownSize = "";
  const size = () => `${list.clientHeight} of ${list.scrollHeight}`;
  const fromEnd = () => list.scrollHeight - list.clientHeight - list.scrollTop;
  const markEdges = () => {
    list.toggleAttribute("data-above", list.scrollTop > 4);
    list.toggleAttribute("data-below", fromEnd() > 4);
    // What scrolls has to be reached by keyboard too, and nothing else.
    if (list.scrollHeight > list.clientHeight) list.tabIndex = 0;
    else list.removeAttribute("tabindex");
  };
  const show = () => {
    if (followsEnd) list.scrollTop = list.scrollHeight;
    shownSize = size();
    markEdges();
  };
  list.addEventListener("scroll", () => {
    // A list that grows or shrinks scrolls too, and that is nobody's wish.
    if (size() === shownSize) followsEnd = fromEnd() < 16;
    markEdges();
  });
  new ResizeObserver(show).observe(list);
  // Words that change within a line may make it longer, while the list itself stays as large as it may get.
  new MutationObserver(show).observe(list, { subtree: true, characterData: true, childList: true });
  return show;
}
