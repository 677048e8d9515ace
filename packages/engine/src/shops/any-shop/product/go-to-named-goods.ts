import { findOnly } from "../../../find-only.ts";
import { classifyMove } from "../../../page/moves/classify-move.ts";
import { readPressables } from "../../../page/moves/read-moves.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { goTo } from "../../../phases/go-to.ts";
import type { Visit } from "../../../phases/visit.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";

interface Link {
  text: string;
  href: string;
}

/**
 * A page that sells nothing itself may list what the shop sells: events, dishes, a collection. If the request has the
 * name of one of them in full, goes to its page. Returns whether the page has changed.
 */
export async function goToNamedGoods(visit: Visit): Promise<boolean> {
  const here = new URL(visit.page.url());
  const listed = (await readPressables(visit.page, visit.pace)).flatMap(({ text, href, ...one }) => {
    const url = one.isLink && href !== "" ? URL.parse(href, here) : null;
    const isOwn = url?.host === here.host && url.pathname + url.search !== here.pathname + here.search;
    const isMeant = isOwn && !one.isAside && !one.isInText && one.frame === visit.page.mainFrame();
    return isMeant ? [{ text, href: url.href }] : [];
  });
  const address = namedLink(listed, visit.order.request);
  if (address === undefined || !visit.browser.mayVisit(address)) return false;
  await goTo(visit, address);
  await settle(visit.page, visit.pace);
  return true;
}

/** The address of the only link whose whole text the request has, the longest if one is within another. */
export function namedLink(links: readonly Link[], request = ""): string | undefined {
  const said = normalise(request);
  const named = links
    .map(({ text, href }) => ({ href, name: normalise(text), move: classifyMove(text)?.move }))
    .filter(({ name, move }) => move === undefined && isName(name) && hasPhrase(said, [name]));
  const whole = named.filter(
    ({ name }) => !named.some((other) => other.name !== name && hasPhrase(other.name, [name])),
  );
  return findOnly([...new Set(whole.map(({ href }) => href))]);
}

/** One word may be any: "Tickets". */
function isName(name: string): boolean {
  return name.includes(" ") && /\p{L}{3}/u.test(name);
}
