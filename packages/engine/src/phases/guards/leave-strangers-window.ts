import type { Frame, Locator, Page } from "playwright-core";
import { asksWhoBuys } from "../../page/fields/asks-who-buys.ts";
import { readFields } from "../../page/fields/read-fields.ts";
import type { CoverSnapshot } from "../../page/in-page/visibility/find-cover.ts";
import { moveOf } from "../../page/moves/move-of.ts";
import { press } from "../../page/moves/press.ts";
import { opensPage, readFramePressables } from "../../page/moves/read-moves.ts";
import { siteOf } from "../../page/own-frames.ts";
import type { Pace } from "../../page/waiting/pace.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import { findProvider } from "../../secrets/payment-providers.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { withoutWords } from "../../words/pages/without-words.ts";
import type { Move } from "../../words/words.ts";
import { failures } from "../failures/failures.ts";
import type { Visit } from "../visit.ts";

/** In order of preference. */
const leaving: readonly Move[] = ["decline_offer", "guest_checkout", "dismiss"];

/**
 * Closes a third party's frame over the page, such as a wallet that knows the buyer's address and asks for a
 * code. It is given nothing. After an order was pressed, such a frame may be the bank's, and stays. Returns
 * true if one was closed.
 */
export async function leaveStrangersWindow(
  visit: Visit,
  coverOf: () => Promise<CoverSnapshot | null>,
): Promise<boolean> {
  const { page, pace, orderPresses } = visit;
  const isStrangers = (frame: Frame) => isOfStrangers(frame, page, pace);
  if (orderPresses.isOpen || !page.frames().some(isStrangers)) return false;
  const cover = await coverOf();
  if (!cover) return false;
  for (const frame of await framesIn(page, cover.selector, pace)) {
    if (!isStrangers(frame)) continue;
    await refuseStrangersCheckout(visit, frame);
    const way = await wayOut(frame, pace);
    if (way && (await press(page, way, pace)).why === undefined) return true;
  }
  return false;
}

/** Nobody else asks who buys: the frame is the shop's only checkout, on a host that the order doesn't name. */
async function refuseStrangersCheckout({ page, pace }: Visit, frame: Frame): Promise<void> {
  const fields = await readFields(page, pace);
  const [its, others] = [
    fields.filter((one) => one.frame === frame),
    fields.filter((one) => one.frame !== frame),
  ];
  if (asksWhoBuys(its) && !asksWhoBuys(others)) throw failures.ledAway(new URL(frame.url()).hostname);
}

function isOfStrangers(frame: Frame, page: Page, { recipients }: Pace): boolean {
  const url = URL.parse(frame.url());
  if (!url?.protocol.startsWith("http") || siteOf(url.href) === siteOf(page.url())) return false;
  return findProvider(url.hostname) === undefined && recipients?.isOfPurchase(url.href) !== true;
}

/** The layer may itself be a frame. */
async function framesIn(page: Page, selector: string, pace: Pace): Promise<Frame[]> {
  const layer = page.locator(selector).first();
  const inside = layer.locator("iframe").and(page.locator(":visible"));
  const both = async () => [...(await layer.elementHandles()), ...(await inside.elementHandles())];
  const handles = await withinLimit(pace, both, []);
  const frames = await Promise.all(handles.map((handle) => handle.contentFrame().catch(() => null)));
  return frames.filter((frame) => frame !== null);
}

async function wayOut(frame: Frame, pace: Pace): Promise<Locator | undefined> {
  const shown = await readFramePressables(frame, pace);
  const ways = shown
    .filter((one) => one.enabled && !opensPage(one))
    .map((one) => ({ selector: one.selector, text: one.text, move: moveOf(one, languages).move }));
  const found =
    leaving.map((move) => ways.find((one) => one.move === move)).find((one) => one !== undefined) ??
    ways.find(({ text }) => hasPhrase(normalise(text), withoutWords));
  return found && frame.locator(found.selector).first();
}
