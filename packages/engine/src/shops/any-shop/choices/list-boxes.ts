import { callInPage, callOnElement } from "../../../page/call-in-page.ts";
import type { ChoiceSnapshot } from "../../../page/fields/control-snapshot.ts";
import { confirmChoice } from "../../../page/filling/choose-from-drawn-list.ts";
import { press } from "../../../page/moves/press.ts";
import { lookUntil, waitUntil } from "../../../page/waiting/look-until.ts";
import { timeLimit } from "../../../page/waiting/pace.ts";
import { waitForChange } from "../../../page/waiting/wait-for-change.ts";
import { withinLimit } from "../../../page/waiting/within-limit.ts";
import { clearTheWay, coverOf } from "../../../phases/page/clear-the-way.ts";
import type { Visit } from "../../../phases/visit.ts";
import { normalise } from "../../../words/normalise.ts";
import type { OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";
import { showsChoice } from "./shows-choice.ts";

/** A list that has not opened by then won't. */
const openLimitMs = 1_500;
/** A list that has not closed by then stays open. */
const shutLimitMs = 600;
/** A longer list isn't a list of options. */
const mostLooks = 100;

/** Lists drawn by script have their options only while open: opens, reads and closes each. */
export async function withListBoxes(
  visit: Visit,
  groups: readonly OptionGroupSnapshot[],
): Promise<OptionGroupSnapshot[]> {
  const whole: OptionGroupSnapshot[] = [];
  for (const group of groups) whole.push(group.kind === "listbox" ? await readListBox(visit, group) : group);
  // A menu without choices isn't an option.
  return whole.filter(({ kind, choices }) => kind !== "listbox" || choices.length > 0);
}

async function readListBox(visit: Visit, group: OptionGroupSnapshot): Promise<OptionGroupSnapshot> {
  const shown = normalise(await wordsOn(visit, group));
  const standing = (await openNow(visit, group)).length;
  const options = new Map<string, ChoiceSnapshot>();
  await goThrough(visit, group, (open) => {
    for (const option of open) options.set(option.title, option);
    return undefined;
  });
  await shut(visit, group, standing);
  const choices = [...options.values()].map(({ title, enabled }) => ({
    title,
    value: title,
    selector: group.selector,
    enabled,
    isChosen: normalise(title) === shown,
    isPreset: false,
  }));
  return { ...group, choices: choices.filter(({ title }) => title !== "") };
}

/**
 * Opens the list, presses the choice with this title, and verifies that the list shows it. Pressing a
 * selected choice would deselect it in some lists.
 */
export async function chooseFromListBox(
  visit: Visit,
  group: OptionGroupSnapshot,
  title: string,
): Promise<boolean> {
  const { page, pace } = visit;
  const before = await wordsOn(visit, group);
  if (normalise(before) === normalise(title)) return true;
  const standing = (await openNow(visit, group)).length;
  const titles = new Set<string>();
  const choice = await goThrough(visit, group, (open) => {
    for (const one of open) titles.add(one.title);
    return open.find((one) => one.title === title && one.enabled);
  });
  if (!choice?.selector) {
    await shut(visit, group, standing);
    return false;
  }
  await press(page, page.locator(choice.selector).first(), pace);
  await confirmChoice({ frame: page.mainFrame() }, pace);
  const isShown = async () => showsChoice({ shown: await wordsOn(visit, group), before }, title, [...titles]);
  return waitUntil(pace, { limitMs: openLimitMs, everyMs: 50 }, isShown);
}

/** Opens the list and scrolls through it until something is found: some only contain the visible choices. */
async function goThrough(
  visit: Visit,
  group: OptionGroupSnapshot,
  find: (open: readonly ChoiceSnapshot[]) => ChoiceSnapshot | undefined,
): Promise<ChoiceSnapshot | undefined> {
  let open = await openList(visit, group);
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const found = find(open);
    const last = open.at(-1)?.selector;
    if (found || last === undefined) return found;
    const frame = visit.page.mainFrame();
    if (!(await callInPage({ frame, pace: visit.pace }, "scrollOpenList", last))) return undefined;
    await waitForChange(visit.page, visit.pace, { leastMs: 30, limitMs: 60 });
    open = await openNow(visit, group);
  }
  return undefined;
}

/** The options once the list is open; empty if it doesn't open. */
async function openList(visit: Visit, group: OptionGroupSnapshot): Promise<ChoiceSnapshot[]> {
  const box = { locator: visit.page.locator(group.selector).first() };
  if (await coverOf(visit, box)) await clearTheWay(visit, box);
  await callInPage({ frame: visit.page.mainFrame(), pace: visit.pace }, "noteBeforeOpening");
  await pressBox(visit, group);
  const open = await lookUntil(visit.pace, { limitMs: openLimitMs, everyMs: 50 }, async () => {
    const options = await openNow(visit, group);
    return options.length > 0 ? options : undefined;
  });
  return open ?? [];
}

/** If nothing is marked as an option, what has appeared since the list was pressed. */
async function openNow({ page, pace }: Visit, { selector }: OptionGroupSnapshot): Promise<ChoiceSnapshot[]> {
  const frame = page.mainFrame();
  const marked = await callInPage({ frame, pace }, "openOptions", selector);
  return marked.length > 0 ? marked : callInPage({ frame, pace }, "appearedOptions");
}

/** The list's value may cover its opener: the press is made at that position anyway. */
async function pressBox({ page, pace }: Visit, { selector }: OptionGroupSnapshot): Promise<void> {
  const box = page.locator(selector).first();
  const { why } = await press(page, box, pace, { clickMs: 1_000 });
  if (why === undefined) return;
  await box.click({ timeout: timeLimit(pace, 1_000), force: true }).catch(() => pace.signal.throwIfAborted());
}

/** Escape closes standard lists; others are closed by their own button. */
async function shut(visit: Visit, group: OptionGroupSnapshot, standing: number): Promise<void> {
  await withinLimit(visit.pace, () => visit.page.keyboard.press("Escape"), undefined);
  if (await isGone(visit, group, standing)) return;
  await pressBox(visit, group);
  await isGone(visit, group, standing);
}

/** A list that is still fading out would be mistaken for one that has just opened. */
async function isGone(visit: Visit, group: OptionGroupSnapshot, standing: number): Promise<boolean> {
  const isShut = async () => (await openNow(visit, group)).length <= standing;
  return waitUntil(visit.pace, { limitMs: shutLimitMs, everyMs: 30 }, isShut);
}

async function wordsOn({ page, pace }: Visit, { selector }: OptionGroupSnapshot): Promise<string> {
  const box = { locator: page.locator(selector).first(), pace, limitMs: 1_500 };
  return callOnElement(box, "shownInBox").catch(() => "");
}
