import { randomInt } from "node:crypto";
import type { DisplayedMoney } from "@cartwright/contract";
import { isTotalDrawn } from "../../../page/amounts/is-total-drawn.ts";
import {
  type AmountsOfPage,
  amountsOfTotal,
  type ShownTotal,
  showsTotal,
} from "../../../page/amounts/pick-total.ts";
import {
  amountsIn,
  readFrameTotal,
  readUnnamedCharge,
  settledTotal,
  totalOf,
  unnamedChargeOf,
} from "../../../page/amounts/read-total.ts";
import type { Place } from "../../../page/call-in-page.ts";
import { ownFrames } from "../../../page/own-frames.ts";
import { pause } from "../../../page/waiting/pace.ts";
import type { Look } from "../../form/ways/read-ways.ts";
import type { Visit } from "../../visit.ts";
import { type Approval, isAsApproved } from "../approval.ts";

/** How long to wait for a re-rendering total before a person is asked about it. */
const lookAgainMs = 4_000;
/** When a picture is taken while a person decides. */
const firstPictureMs = [200, 900] as const;

/** Whether the page shows what was approved, in the button's frame. `look`: the page as it is now. */
export async function showsApproved(
  visit: Visit,
  approval: Approval,
  { look, button }: { look: Look; button?: Place | undefined },
): Promise<boolean> {
  const known = { currency: visit.currency, approved: approval.total };
  const shown =
    (await totalBeside(visit, approval, button)) ??
    totalOf(look, visit.currency) ??
    unnamedChargeOf(look, known);
  return isAsApproved(shown, approval);
}

/** The same, but waits a while if the page shows something else. */
export async function waitUntilApprovedShown(
  visit: Visit,
  approval: Approval,
  seen: { look: Look; button?: Place | undefined },
): Promise<boolean> {
  return (
    (await showsApproved(visit, approval, seen)) ||
    isAsApproved(await totalInstead(visit, approval, seen.button), approval)
  );
}

/** Whether a picture of the page still shows the total, and not only its text. `look`: the page as it is now. */
export async function isStillDrawn(
  { page, pace, currency }: Visit,
  { total, isOnPage, asked }: Pick<Approval, "total" | "isOnPage" | "asked">,
  look?: Look,
): Promise<boolean> {
  if (!total || !isOnPage) return true;
  const found = look && amountsIn(look);
  // The window that asks came up at the press, right after a picture of the total.
  if (found && asked !== undefined && isBehind(total, found, currency)) return true;
  return isTotalDrawn(page, pace, { total, currency, found, mayFlash: true, asked });
}

function isBehind(total: DisplayedMoney, found: AmountsOfPage, currency: string | undefined): boolean {
  if (!showsTotal(found, currency)) return true;
  const places = amountsOfTotal(total, found, currency);
  return places.length > 0 && places.every(({ isCovered }) => isCovered);
}

/**
 * The same, while a person decides: the page can't tell how long that takes. If they answer at once, the picture at the
 * press is the next one.
 */
export async function isStillDrawnMeanwhile(
  visit: Visit,
  approval: Pick<Approval, "total" | "isOnPage" | "asked">,
  answer: Promise<unknown>,
): Promise<boolean> {
  const isAnswered = answer.then(
    () => true,
    () => true,
  );
  const isWaiting = pause(visit.pace, randomInt(...firstPictureMs)).then(() => false);
  return (await Promise.race([isAnswered, isWaiting])) || isStillDrawn(visit, approval);
}

/** The total that the page shows instead, once idle. */
export async function totalInstead(
  visit: Visit,
  approval: Approval,
  button?: Place,
): Promise<ShownTotal | undefined> {
  const { page, pace, currency } = visit;
  return (
    (await totalBeside(visit, approval, button)) ??
    (await settledTotal(page, pace, { currency, limitMs: lookAgainMs })) ??
    readUnnamedCharge(page, pace, { currency, approved: approval.total })
  );
}

/**
 * A provider's frame with the pay button charges the amount it names itself, whatever the page around it
 * shows.
 */
async function totalBeside(
  { page, pace, currency }: Visit,
  { total: approved }: Approval,
  button: Place | undefined,
): Promise<ShownTotal | undefined> {
  const frame = button?.frame;
  const isOwn = frame === undefined || ownFrames(page).includes(frame);
  return isOwn ? undefined : readFrameTotal(frame, pace, { currency, approved });
}
