import { byId, make } from "./elements.js";
import { keepEndInSight } from "./end-in-sight.js";
import { writeDuration, writeSeconds } from "./words.js";

/** The list of steps with their durations. Its last line shows the current activity. */
export function createSteps(serverNow) {
  const list = byId("steps");
  const work = make("li", "");
  work.dataset.kind = "now";
  work.append(make("span", ""), make("span", "", "took"));
  const showEnd = keepEndInSight(list);
  let items = [];
  let createdAt = 0;
  /** When the last question was answered. */
  let resumedAt = 0;
  let hasEnded = false;

  const lastAt = () => Date.parse(items.at(-1)?.at ?? createdAt);
  const elapsedMs = () => (hasEnded ? lastAt() : serverNow()) - createdAt;

  /** Steps are reported when they are done. Questions are reported when asked, and then wait. */
  const writeTaken = ({ kind, at, startedAt }, next) => {
    const since = Date.parse(at);
    if (kind === "step") return startedAt ? writeDuration(since - Date.parse(startedAt)) : "";
    if (kind !== "user_action") return "";
    if (next) return writeDuration(Date.parse(next.startedAt) - since);
    return resumedAt >= since ? writeDuration(resumedAt - since) : writeSeconds(serverNow() - since);
  };
  const tick = () => {
    for (const [index, item] of items.entries())
      list.children[index].lastChild.textContent = writeTaken(item, items[index + 1]);
    work.lastChild.textContent = writeSeconds(serverNow() - Math.max(resumedAt, lastAt()));
    if (createdAt > 0) byId("elapsed").textContent = writeSeconds(elapsedMs());
  };

  const showAll = () => {
    tick();
    showEnd();
  };
  setInterval(() => {
    if (!hasEnded) tick();
  }, 500);

  return {
    begin: (at) => {
      createdAt = at;
    },
    has: ({ sequence }) => items.some((item) => item.sequence === sequence),
    add: (item) => {
      items = [...items, item];
      const row = make("li", "");
      row.dataset.kind = item.kind;
      row.append(make("span", item.label), make("span", "", "took"));
      if (work.isConnected) work.before(row);
      else list.append(row);
      showAll();
    },
    /** Call without words if nothing is being done. */
    work: (words, answeredAt) => {
      resumedAt = answeredAt;
      work.firstChild.textContent = words ?? "";
      if (words === undefined) work.remove();
      else list.append(work);
      showAll();
    },
    end: (how) => {
      hasEnded = true;
      list.dataset.end = how;
      work.remove();
      showAll();
    },
    elapsedMs,
  };
}
