import { evaluateInFrame } from "../../page/evaluate-in-page.ts";
import type { ChoiceSnapshot } from "../../page/fields/control-snapshot.ts";
import { isInOpenList, openOptions } from "../../page/in-page/open-options.ts";
import { basicScope } from "../../page/in-page-scopes.ts";
import { press } from "../../page/moves/press.ts";
import { pause, timeLimit } from "../../page/waiting/pace.ts";
import type { Visit } from "../../phases/visit.ts";
import { normalise } from "../../words/normalise.ts";
import type { OptionGroupSnapshot } from "./in-page/read-option-groups.ts";

/** A list that has not opened by then does not open. */
const openLimitMs = 1_500;

/** Lists that are drawn by script only tell what they offer while they stand open: each is opened, read and shut again. */
export async function withListBoxes(
  visit: Visit,
  groups: readonly OptionGroupSnapshot[],
): Promise<OptionGroupSnapshot[]> {
  const whole: OptionGroupSnapshot[] = [];
  for (const group of groups) whole.push(group.kind === "listbox" ? await readListBox(visit, group) : group);
  // A menu that holds nothing to choose is no option.
  return whole.filter(({ kind, choices }) => kind !== "listbox" || choices.length > 0);
}

async function readListBox(visit: Visit, group: OptionGroupSnapshot): Promise<OptionGroupSnapshot> {
  const shown = normalise(await wordsOn(visit, group));
  const options = await open(visit, group);
  await shut(visit, group);
  const choices = options.map(({ title, enabled }) => ({
    title,
    value: title,
    selector: group.selector,
    enabled,
    isChosen: normalise(title) === shown,
  }));
  return { ...group, choices: choices.filter(({ title }) => title !== "") };
}

/** Opens the list, presses the choice of this title, and proves that the list shows it. */
export async function chooseFromListBox(
  visit: Visit,
  group: OptionGroupSnapshot,
  title: string,
): Promise<boolean> {
  const { page, pace } = visit;
  const choice = (await open(visit, group)).find((one) => one.title === title && one.enabled);
  if (!choice?.selector) {
    await shut(visit, group);
    return false;
  }
  await press(page, page.locator(choice.selector).first(), pace);
  const until = Date.now() + openLimitMs;
  do {
    if (normalise(await wordsOn(visit, group)).includes(normalise(title))) return true;
    await pause(pace, 50);
  } while (Date.now() < until);
  return false;
}

/** The options once the list stands open; none where it does not open. */
async function open(visit: Visit, { selector }: OptionGroupSnapshot): Promise<ChoiceSnapshot[]> {
  const { page, pace } = visit;
  await press(page, page.locator(selector).first(), pace);
  const until = Date.now() + openLimitMs;
  do {
    const reading = { run: openOptions, scope: [...basicScope, isInOpenList], with: [] as const };
    const options = await evaluateInFrame<readonly [], ChoiceSnapshot[]>(page.mainFrame(), reading, pace);
    if (options.length > 0) return options;
    await pause(pace, 50);
  } while (Date.now() < until);
  return [];
}

/** Escape shuts every list that keeps to the pattern; one that does not is shut by its own button. */
async function shut({ page, pace }: Visit, { selector }: OptionGroupSnapshot): Promise<void> {
  const opener = page.locator(selector).first();
  const isOpen = async () => (await opener.getAttribute("aria-expanded").catch(() => null)) === "true";
  await page.keyboard.press("Escape");
  if (await isOpen()) await press(page, opener, pace);
}

async function wordsOn({ page, pace }: Visit, { selector }: OptionGroupSnapshot): Promise<string> {
  const limit = { timeout: timeLimit(pace, 1_500) };
  return (
    (await page
      .locator(selector)
      .first()
      .textContent(limit)
      .catch(() => null)) ?? ""
  );
}
