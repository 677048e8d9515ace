import { callInPage } from "../../../page/call-in-page.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import type { PressProof } from "../../../page/moves/press.ts";
import { recordedAlerts } from "../../../page/outcomes/page-dialogs.ts";
import { readErrors } from "../../../page/outcomes/read-errors.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { pressThrough } from "../../../phases/page/press-through.ts";
import type { Visit } from "../../../phases/visit.ts";
import { chooseInWindow } from "../choices/choose-in-window.ts";
import type { ChoiceWindow } from "../in-page/choices/choice-window.ts";
import type { PurchaseButton } from "../product/find-purchase-button.ts";
import { isNextStep, unfoldedBy } from "../product/has-unfolded.ts";
import type { GivenTexts } from "../texts/give-texts.ts";
import { giveInWindow, textWindowAfter } from "../texts/text-window.ts";
import { withoutFragment } from "../without-fragment.ts";
import {
  awaitEvidence,
  type CartSigns,
  cartMoves,
  missingTexts,
  type NoEvidence,
  readCartSigns,
} from "./await-evidence.ts";
import { isAddressOf } from "./find-address.ts";

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
    given,
  }: {
    ready: PurchaseButton;
    before: CartSigns;
    button: () => Promise<PurchaseButton>;
    given: GivenTexts;
  },
): Promise<Evidence> {
  const sentBefore = watchRequests(visit.page).sentCount();
  const keptBefore = await whatIsKept(visit);
  const isYoung = (await ageOf(visit)) < youngMs;
  if (ready.selector !== undefined) visit.addedBy = { url: visit.page.url(), selector: ready.selector };
  const hasUnfolded = await unfoldedBy(visit, ready);
  const first = await pressFirst(visit, { ready, before, given }, hasUnfolded);
  let missing = first.found;
  if (missing === "unfolded") return missing;
  const hasSent = watchRequests(visit.page).sentCount() > sentBefore;
  const isUnheard =
    !hasSent && (first.began === "nothing" || first.isChosen || recordedAlerts(visit.page).length > 0);
  // A cart in browser storage holds the item even if nothing shows it: another press would add a second one.
  const isKept = keptBefore !== (await whatIsKept(visit));
  if (missing === "silence" && !first.isChosen && !hasSent && !isKept && isYoung && !ready.isUnlikely)
    return "unheard";
  if (isUnseen(missing) && isUnheard && !isKept && !ready.isUnlikely) {
    // A button may appear before its handler, or before its script has noticed the choice; a sheet may only keep one.
    await pressThrough(visit, await button());
    missing = (await awaitAdded(visit, before, hasUnfolded)).found;
    if (missing === "unfolded") return missing;
  }
  if (!isUnseen(missing)) return ready.isGuessed ? whereItLed(visit, before, missing) : missing;
  const left = (await readErrors(visit.page, visit.pace)).filter(({ text }) => !ownComplaints.includes(text));
  const wanted = missingTexts(visit, left);
  return wanted.length > 0 ? wanted : "nothing";
}

/** A guessed button may lead to a page that isn't about a cart. */
async function whereItLed(visit: Visit, before: CartSigns, missing: readonly Field[]): Promise<Evidence> {
  if (!(await isElsewhere(visit, before))) return missing;
  return (await isNextStep(visit)) ? "unfolded" : "elsewhere";
}

/** The press may bring up a form that asks for texts: it is filled in then, and its own button pressed. */
async function pressFirst(
  visit: Visit,
  { ready, before, given }: { ready: PurchaseButton; before: CartSigns; given: GivenTexts },
  hasUnfolded: () => Promise<boolean>,
): Promise<AfterPress & Pick<PressProof, "began">> {
  const findTexts = await textWindowAfter(visit);
  const hasOpened = async () => (await hasUnfolded()) || (await findTexts()) !== undefined;
  const { began } = await pressThrough(visit, ready);
  const opened = await awaitAdded(visit, before, hasOpened);
  const texts = opened.found === "unfolded" ? await findTexts() : undefined;
  if (!texts) return { ...opened, began };
  await giveInWindow(visit, texts, given);
  return { ...(await awaitAdded(visit, before, hasUnfolded)), began };
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

interface AfterPress {
  found: readonly Field[] | NoEvidence | "unfolded";
  /** Choices were made in a window that closed with them. */
  isChosen: boolean;
}

/** The press may open a window with something to choose, whose own button adds the item. */
async function awaitAdded(
  visit: Visit,
  before: CartSigns,
  hasUnfolded: () => Promise<boolean>,
): Promise<AfterPress> {
  let found = await awaitEvidence(visit, before, hasUnfolded);
  let isChosen = false;
  for (let windows = 0; isWindow(found) && windows < mostWindows; windows += 1) {
    const button = await chooseInWindow(visit, found);
    if (button) await pressThrough(visit, button);
    isChosen = button === undefined;
    found = await awaitEvidence(visit, { ...before, window: found }, hasUnfolded);
  }
  return { found: isWindow(found) ? "nothing" : found, isChosen };
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
