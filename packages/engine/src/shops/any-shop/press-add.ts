import { callInPage } from "../../page/call-in-page.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { recordedAlerts } from "../../page/outcomes/page-dialogs.ts";
import { readErrors } from "../../page/outcomes/read-errors.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { pressThrough } from "../../phases/press-through.ts";
import type { Visit } from "../../phases/visit.ts";
import {
  awaitEvidence,
  type CartSigns,
  cartMoves,
  missingTexts,
  type NoEvidence,
  readCartSigns,
} from "./await-evidence.ts";
import { chooseInWindow } from "./choose-in-window.ts";
import { isAddressOf } from "./find-address.ts";
import type { PurchaseButton } from "./find-purchase-button.ts";
import { unfoldedBy } from "./has-unfolded.ts";
import type { ChoiceWindow } from "./in-page/choice-window.ts";
import { withoutFragment } from "./without-fragment.ts";

/** What came of a press. */
type Evidence = readonly Field[] | "nothing" | "unheard" | "unfolded" | "elsewhere";

/**
 * The text fields that are missing, if the shop didn't take the item without them. `elsewhere`: a press on a
 * guessed button led to a page that isn't about a cart. `unfolded`: it brought up another button. `unheard`: the page was younger than its script, and
 * nothing has come of the press.
 */
export async function pressAdd(
  visit: Visit,
  ownComplaints: readonly string[],
  {
    ready,
    before,
    button,
  }: { ready: PurchaseButton; before: CartSigns; button: () => Promise<PurchaseButton> },
): Promise<Evidence> {
  const sentBefore = watchRequests(visit.page).sentCount();
  const keptBefore = await whatIsKept(visit);
  const isYoung = (await ageOf(visit)) < youngMs;
  if (ready.selector !== undefined) visit.addedBy = { url: visit.page.url(), selector: ready.selector };
  const hasUnfolded = unfoldedBy(visit, ready);
  const { began } = await pressThrough(visit, ready);
  let missing = await awaitAdded(visit, before, hasUnfolded);
  if (missing === "unfolded") return missing;
  const hasSent = watchRequests(visit.page).sentCount() > sentBefore;
  const isUnheard = !hasSent && (began === "nothing" || recordedAlerts(visit.page).length > 0);
  // A cart in browser storage holds the item even if nothing shows it: another press would add a second one.
  const isKept = keptBefore !== (await whatIsKept(visit));
  if (missing === "silence" && !hasSent && !isKept && isYoung && !ready.isUnlikely) return "unheard";
  if (isUnseen(missing) && isUnheard && !isKept && !ready.isUnlikely) {
    // A button may appear before its handler, or before its script has noticed the choice.
    await pressThrough(visit, await button());
    missing = await awaitAdded(visit, before, hasUnfolded);
    if (missing === "unfolded") return missing;
  }
  if (!isUnseen(missing))
    return ready.isGuessed && (await isElsewhere(visit, before)) ? "elsewhere" : missing;
  const left = (await readErrors(visit.page, visit.pace)).filter(({ text }) => !ownComplaints.includes(text));
  const texts = missingTexts(visit, left);
  return texts.length > 0 ? texts : "nothing";
}

/** A page's script that comes later than this has never been seen. */
const youngMs = 5_000;

function ageOf({ page, pace }: Visit): Promise<number> {
  return callInPage({ frame: page.mainFrame(), pace }, "documentAge").catch(() => youngMs);
}

function isUnseen(found: readonly Field[] | NoEvidence): found is NoEvidence {
  return typeof found === "string";
}

/** More windows than any product opens, one after the other. */
const mostWindows = 4;

/** The press may open a window with something to choose, whose own button adds the item. */
async function awaitAdded(
  visit: Visit,
  before: CartSigns,
  hasUnfolded: () => Promise<boolean>,
): Promise<readonly Field[] | NoEvidence | "unfolded"> {
  let found = await awaitEvidence(visit, before, hasUnfolded);
  for (let windows = 0; isWindow(found) && windows < mostWindows; windows += 1) {
    const button = await chooseInWindow(visit, found);
    if (button) await pressThrough(visit, button);
    found = await awaitEvidence(visit, { ...before, window: found }, hasUnfolded);
  }
  return isWindow(found) ? "nothing" : found;
}

function isWindow(found: Awaited<ReturnType<typeof awaitEvidence>>): found is ChoiceWindow {
  return typeof found === "object" && "inside" in found;
}

function whatIsKept({ page, pace }: Visit): Promise<number | undefined> {
  return callInPage({ frame: page.mainFrame(), pace }, "keptByScripts").catch(() => undefined);
}

/** A page that neither is called cart or checkout nor leads to one. */
async function isElsewhere(visit: Visit, before: CartSigns): Promise<boolean> {
  const { pathname, search } = new URL(visit.page.url());
  if (withoutFragment(visit.page.url()) === withoutFragment(before.url)) return false;
  if (isAddressOf("cart", pathname + search) || isAddressOf("ordering", pathname + search)) return false;
  return cartMoves(await readCartSigns(visit)) <= cartMoves(before);
}
