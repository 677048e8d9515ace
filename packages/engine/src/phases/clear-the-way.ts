import { callInPage, callOnElement, type Place } from "../page/call-in-page.ts";
import type { CoverSnapshot } from "../page/in-page/find-cover.ts";
import { answerConsent } from "../page/moves/consent.ts";
import { press } from "../page/moves/press.ts";
import { type PressableMove, readMoves } from "../page/moves/read-moves.ts";
import { settle } from "../page/waiting/settle.ts";
import { withinLimit } from "../page/waiting/within-limit.ts";
import { asksForAge, confirmAge } from "./confirm-age.ts";
import { leaveStrangersWindow } from "./leave-strangers-window.ts";
import type { Visit } from "./visit.ts";

/** Layers that lie over each other; more would be a game. */
const mostLayers = 3;

/**
 * Takes away what lies over the page, or over the target: cookie banners are refused, offers declined, pop-ups closed. Whether
 * one is old enough is for a person to say. True where something is gone.
 */
export async function clearTheWay(visit: Visit, target?: Place): Promise<boolean> {
  const { page, pace } = visit;
  const consent = await answerConsent(page, pace);
  let isCleared = consent.found && consent.gone;
  for (let layers = 0; layers < mostLayers; layers += 1) {
    const cover = await coverOf(visit, target);
    if (!cover || !(await leave(visit, cover))) return isCleared;
    isCleared = true;
  }
  return isCleared;
}

/** What lies over the target, or over the middle of the window. */
export async function coverOf({ page, pace }: Visit, target?: Place): Promise<CoverSnapshot | null> {
  const look = target
    ? callOnElement({ ...target, pace }, "findCoverOver")
    : callInPage({ frame: page.mainFrame(), pace }, "findCover");
  return look.catch(() => {
    pace.signal.throwIfAborted();
    return null;
  });
}

/** True once the layer is gone, and whatever lay over the button that closes it. */
async function leave(visit: Visit, cover: CoverSnapshot, layersAbove = 0): Promise<boolean> {
  const { page, pace } = visit;
  const offered = (await readMoves(page, pace, { within: cover.selector })).filter(
    ({ disabled }) => !disabled,
  );
  const way = asksForAge(cover.text)
    ? await confirmAge(visit, cover.text, offered)
    : ["reject_cookies", "decline_offer", "dismiss"]
        .map((move) => offered.find((one) => one.move === move && !leadsAway(one)))
        .find((one) => one !== undefined);
  const above = way && layersAbove < mostLayers ? await coverOf(visit, way) : null;
  if (above && above.selector !== cover.selector && !(await leave(visit, above, layersAbove + 1)))
    return false;
  if (way) await press(page, way.locator, pace);
  else if (await leaveStrangersWindow(visit, async () => cover)) await settle(page, pace);
  else await withinLimit(pace, () => page.keyboard.press("Escape"), undefined);
  await settle(page, pace);
  const layer = page.locator(cover.selector).first();
  const isOver = await withinLimit(pace, () => layer.isVisible(), true);
  return !isOver;
}

/** A link in a pop-up leads to another shop, or to its policy. */
function leadsAway({ href, isLink }: PressableMove): boolean {
  return isLink && /^https?:/.test(href) && !href.includes("#");
}
