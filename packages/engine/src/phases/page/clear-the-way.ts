import { findAmounts } from "../../page/amounts/parse-money.ts";
import { callInPage, callOnElement, type Place } from "../../page/call-in-page.ts";
import type { CoverSnapshot } from "../../page/in-page/visibility/find-cover.ts";
import { answerConsent } from "../../page/moves/consent.ts";
import { press } from "../../page/moves/press.ts";
import { opensPage, type PressableMove, readMoves } from "../../page/moves/read-moves.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { settle } from "../../page/waiting/settle.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import { normalise, splitName } from "../../words/normalise.ts";
import { leaveStrangersWindow } from "../guards/leave-strangers-window.ts";
import { refuseUnaskedOrder } from "../guards/refuse-unasked-order.ts";
import { sendNoDetails } from "../guards/send-no-details.ts";
import { asksForAge, confirmAge } from "../questions/confirm-age.ts";
import type { Visit } from "../visit.ts";
import { pressToClose, sendsForm } from "./press-to-close.ts";

/** Maximum number of stacked layers. */
const mostLayers = 3;

/**
 * Removes what covers the page, or the target: refuses cookie banners, declines offers, closes pop-ups. A
 * person has to answer age checks. Returns true if something was removed. Ends the run if that has placed an order.
 */
export async function clearTheWay(visit: Visit, target?: Place): Promise<boolean> {
  const { documentCount } = watchRequests(visit.page);
  const before = documentCount();
  const isCleared = await sendNoDetails(visit, () => clearLayers(visit, target));
  if (documentCount() === before || !visit.orderPresses.isNothingOrdered) return isCleared;
  await settle(visit.page, visit.pace);
  await refuseUnaskedOrder(visit);
  return isCleared;
}

async function clearLayers(visit: Visit, target: Place | undefined): Promise<boolean> {
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

/** In letters: shorter words are in any text. */
const leastName = 5;

/** The layer over the target, or over the middle of the window. */
export async function coverOf({ page, pace }: Visit, target?: Place): Promise<CoverSnapshot | null> {
  const look = target
    ? callOnElement({ ...target, pace }, "findCoverOver")
    : callInPage({ frame: page.mainFrame(), pace }, "findCover");
  return look.catch(() => {
    pace.signal.throwIfAborted();
    return null;
  });
}

/** Returns true once the layer is gone, including any layer above its close button. */
async function leave(visit: Visit, cover: CoverSnapshot, layersAbove = 0): Promise<boolean> {
  const { page, pace } = visit;
  const offered = (await readMoves(page, pace, { within: cover.selector })).filter(
    ({ disabled }) => !disabled,
  );
  const isOfAge = asksForAge(cover.text);
  const way = isOfAge
    ? await confirmAge(visit, { text: cover.text, within: cover.selector }, offered)
    : wayOut(offered);
  const waits = await waitsForChoice(visit);
  if (isOfProduct(visit, cover, { offered, waits }) || isOfCheckout(cover, offered)) return false;
  const above = way && layersAbove < mostLayers ? await coverOf(visit, way) : null;
  if (above && above.selector !== cover.selector && !(await leave(visit, above, layersAbove + 1)))
    return false;
  const pressWay = async () => way && press(page, way.locator, pace);
  if (way) await (isOfAge ? pressWay() : pressToClose(visit, way, pressWay));
  else if (await leaveStrangersWindow(visit, async () => cover)) await settle(page, pace);
  else await withinLimit(pace, () => page.keyboard.press("Escape"), undefined);
  await settle(page, pace);
  const layer = page.locator(cover.selector).first();
  const isOver = await withinLimit(pace, () => layer.isVisible(), true);
  return !isOver;
}

/** Anything that sends a form may do more than its words say: a cross beside it is preferred. */
function wayOut(offered: readonly PressableMove[]): PressableMove | undefined {
  const ways = (["reject_cookies", "decline_offer", "dismiss"] as const).flatMap((move) =>
    offered.filter((one) => one.move === move && !opensPage(one)),
  );
  return ways.find((way) => !sendsForm(way)) ?? ways[0];
}

/**
 * Some shops sell each product in a window over their list. It is named in the product's address or in the
 * request, unlike other goods in a pop-up; an offer beside it can be declined. Its button may wait for a choice.
 */
function isOfProduct(
  { order, page }: Visit,
  { text }: CoverSnapshot,
  { offered, waits }: { offered: readonly PressableMove[]; waits: boolean },
): boolean {
  const moves = offered.map(({ move }) => move);
  const isSold = (moves.includes("add_to_cart") || waits) && findAmounts(text).length > 0;
  if (!isSold || moves.includes("decline_offer") || moves.includes("reject_cookies")) return false;
  const said = normalise(text).split(" ");
  const lastPart =
    page
      .url()
      .split(/[/?#]/)
      .findLast((part) => part !== "") ?? "";
  const names = [...splitName(lastPart).split(" "), ...normalise(order.request ?? "").split(" ")];
  return page.url() === order.url && names.some((name) => name.length >= leastName && said.includes(name));
}

/** "Make required choices · $19.00": the button of a window with something to choose is shut until then. */
async function waitsForChoice({ page, pace }: Visit): Promise<boolean> {
  const found = await callInPage({ frame: page.mainFrame(), pace }, "choiceWindow").catch(() => null);
  return found?.buttons.some(({ enabled, text }) => !enabled && findAmounts(text).length > 0) === true;
}

/** A checkout in a window over the product's page: its own button places the order, at an amount. */
function isOfCheckout({ text }: CoverSnapshot, offered: readonly PressableMove[]): boolean {
  return offered.some(({ move }) => move === "pay") && findAmounts(text).length > 0;
}
