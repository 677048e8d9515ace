import type { Page } from "playwright-core";
import { callOnElement } from "../../../page/call-in-page.ts";
import { lookUntil } from "../../../page/waiting/look-until.ts";
import { settleShown } from "../../../page/waiting/settle-shown.ts";
import { withinLimit } from "../../../page/waiting/within-limit.ts";
import { pressThrough } from "../../../phases/page/press-through.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { ChoiceMarks } from "../in-page/choices/choice-marks.ts";
import type { OptionChoiceSnapshot, OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";

export interface FoundChoice {
  group: OptionGroupSnapshot;
  choice: OptionChoiceSnapshot;
}

/** A page that shows a choice shows it by then. */
const showLimitMs = 1_000;

/**
 * Presses a choice, and looks whether the page shows it: marked as chosen, or the words beside it, the price, the
 * form's values or the address changed. False if it couldn't be pressed, or still shows another one as chosen.
 */
export async function pressChoice(
  visit: Visit,
  found: FoundChoice,
  findAgain: () => Promise<FoundChoice | undefined>,
): Promise<boolean> {
  const { page } = visit;
  if (found.choice.isChosen) return true;
  const before = await marksOf(visit, found);
  if (before && shownBefore(page).get(keyOf(found)) === before.own) return true;
  const place = () => ({ locator: visit.page.locator(found.choice.selector).first() });
  const pressed = await settleShown(visit, () => pressThrough(visit, place()));
  if (pressed.why !== undefined) return false;
  const sought = { before, findAgain, selector: found.choice.selector };
  let after = await awaitShown(visit, sought);
  if (after === "another") {
    // Some are only heard from the keyboard.
    await settleShown(visit, () => withinLimit(visit.pace, () => place().locator.press("Enter"), undefined));
    after = await awaitShown(visit, sought);
  }
  if (typeof after === "object") shownBefore(visit.page).set(keyOf(found), after.own);
  noteShown(visit, found.choice.title, after !== "nothing");
  return after !== "another";
}

function noteShown(visit: Visit, title: string, isShown: boolean): void {
  const others = (visit.unshown ?? []).filter((one) => one !== title);
  visit.unshown = isShown ? others : [...others, title];
}

const shown = new WeakMap<Page, Map<string, number>>();

/**
 * How each choice was marked once it was made. A page that is loaded anew with a choice marked like that still has
 * it: another press might take it back.
 */
function shownBefore(page: Page): Map<string, number> {
  const known = shown.get(page) ?? new Map<string, number>();
  shown.set(page, known);
  return known;
}

function keyOf({ group, choice }: FoundChoice): string {
  return `${group.name}\n${choice.title}`;
}

async function marksOf({ page, pace }: Visit, { choice }: FoundChoice): Promise<ChoiceMarks | undefined> {
  const locator = page.locator(choice.selector).first();
  return callOnElement({ locator, pace, limitMs: 1_500 }, "choiceMarks").catch(() => {
    pace.signal.throwIfAborted();
    return undefined;
  });
}

type Shown = ChoiceMarks | "shown" | "another" | "nothing";

interface Sought {
  before: ChoiceMarks | undefined;
  findAgain: () => Promise<FoundChoice | undefined>;
  selector: string;
}

/**
 * Its marks, if those have changed; `another`: the page shows another choice of the group as chosen, and nothing of
 * this one. A page that marks no choice at all shows nothing.
 */
async function awaitShown(visit: Visit, { before, findAgain, selector }: Sought): Promise<Shown> {
  let last: Shown = "nothing";
  // A sheet of choices may close with the choice.
  if (await isGone(visit, selector)) return "shown";
  const seen = await lookUntil(visit.pace, { limitMs: showLimitMs, everyMs: 80 }, async () => {
    const now = await findAgain().catch(() => visit.pace.signal.throwIfAborted() as undefined);
    // What may be chosen next has taken the place of what was.
    if (!now || now.choice.isChosen) return "shown";
    const marks = await marksOf(visit, now);
    if (marks && before && marks.own !== before.own) return marks;
    if (!marks || !before || marks.around !== before.around) return "shown";
    last = isAnother(now) ? "another" : "nothing";
    return undefined;
  });
  return seen ?? last;
}

async function isGone({ page, pace }: Visit, selector: string): Promise<boolean> {
  return (await withinLimit(pace, () => page.locator(selector).count(), 1)) === 0;
}

function isAnother({ group, choice }: FoundChoice): boolean {
  const chosen = group.choices.filter(({ isChosen }) => isChosen);
  return chosen.length === 1 && chosen[0]?.title !== choice.title;
}
