import type { Locator, Page } from "playwright-core";
import { timesIn } from "../../../choosing/request/clock-times.ts";
import { findDays, isSameDay } from "../../../choosing/request/find-dates.ts";
import { withoutPrice } from "../../../choosing/values/find-telling.ts";
import { isSameValue } from "../../../choosing/values/same-value.ts";
import { findOnly } from "../../../find-only.ts";
import { callOnElement } from "../../../page/call-in-page.ts";
import { selectInList } from "../../../page/filling/select-in-list.ts";
import { lookUntil } from "../../../page/waiting/look-until.ts";
import { timeLimit } from "../../../page/waiting/pace.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { settleShown } from "../../../page/waiting/settle-shown.ts";
import { setChecked } from "../../../page/waiting/tick.ts";
import { withinLimit } from "../../../page/waiting/within-limit.ts";
import { failures } from "../../../phases/failures/failures.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { CartItem } from "../../shop.ts";
import type { OptionChoiceSnapshot, OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";
import { findPurchaseButton, type PurchaseButton } from "../product/find-purchase-button.ts";
import { groupsToSettle } from "../product/groups-to-settle.ts";
import { readGroups } from "../product/product-page.ts";
import { chooseFromListBox } from "./list-boxes.ts";
import { type FoundChoice, pressChoice } from "./press-choice.ts";

/** Dependent lists are filled by a request of the page. */
const appearLimitMs = 5_000;
/** What the page had preset may have become moot by another choice: how often, of what is bought once. */
const mootLimitMs = 1_000;
const slideLimitMs = 2_000;

/** Chooses each value in turn like a person, and verifies that each is selected. */
export async function chooseOnPage(
  visit: Visit,
  button: PurchaseButton,
  wanted: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, title] of wanted) {
    if (isPressed(pressedOn(visit).get(name), title)) continue;
    const isPreset = visit.presets?.get(name) === title;
    const found = await findChoice(visit, button, { name, title }, isPreset ? mootLimitMs : appearLimitMs);
    const isMoot = !found && isPreset && !(await isAsked(visit, button, name));
    if (isMoot) continue;
    if (!found) throw failures.choiceGone(visit, name, title);
    const findAgain = () => findNow(visit, button, { name, title });
    if (!(await choose(visit, found, findAgain))) throw failures.choiceRefused(visit, name, title);
    if (found.group.kind === "buttons" || found.group.kind === "listbox") pressedOn(visit).set(name, title);
  }
}

function isPressed(before: string | undefined, title: string): boolean {
  return before !== undefined && (before === title || isSameSlot(before, title));
}

/** Chooses again what doesn't show as chosen: the answer to one choice may have taken another back. */
export async function chooseAgain(
  visit: Visit,
  button: PurchaseButton,
  wanted: ReadonlyMap<string, string>,
): Promise<void> {
  forgetChoices(visit);
  await chooseOnPage(visit, button, wanted);
}

/** What was chosen in this document no longer counts: its script may have come later. */
export function forgetChoices(visit: Visit): void {
  pressedOn(visit).clear();
}

const pressed = new WeakMap<Page, { document: number; values: Map<string, string> }>();

/**
 * Choices made by buttons and custom listboxes in the current document, by option: pressing again would
 * deselect some, and do nothing in others. Stored here because most buttons don't show that they are
 * selected, and a listbox may show its choice instead of its name.
 */
function pressedOn({ page }: Visit): Map<string, string> {
  const document = watchRequests(page).documentCount();
  const known = pressed.get(page);
  if (known?.document === document) return known.values;
  const values = new Map<string, string>();
  pressed.set(page, { document, values });
  return values;
}

/** The value to choose for each option. Goods are not chosen, but counted. */
export function chosenValues({
  options,
  variant,
}: Pick<CartItem, "options" | "variant">): Map<string, string> {
  const valued = options.map(({ name, isGoods }, index) => ({ name, isGoods, value: variant.values[index] }));
  return new Map(valued.filter(({ isGoods }) => !isGoods).map(({ name, value = "" }) => [name, value]));
}

/** Whether the slider is where it should be. */
async function slideTo({ pace }: Visit, slider: Locator, value: string): Promise<boolean> {
  await withinLimit(pace, () => slider.fill(value, { timeout: timeLimit(pace, slideLimitMs) }), undefined);
  const held = await callOnElement({ locator: slider, pace }, "currentValue").catch(() => "");
  return Number(held) === Number(value);
}

interface Wanted {
  name: string;
  title: string;
}

async function findChoice(
  visit: Visit,
  button: PurchaseButton,
  wanted: Wanted,
  limitMs: number,
): Promise<FoundChoice | undefined> {
  return lookUntil(visit.pace, { limitMs, everyMs: 80 }, () => findNow(visit, button, wanted));
}

async function isAsked(visit: Visit, button: PurchaseButton, name: string): Promise<boolean> {
  const groups = groupsToSettle(await readGroups(visit, await presentButton(visit, button)));
  return groups.some((one) => one.name === name);
}

async function findNow(
  visit: Visit,
  button: PurchaseButton,
  { name, title }: Wanted,
): Promise<FoundChoice | undefined> {
  const groups = groupsToSettle(await readGroups(visit, await presentButton(visit, button)));
  const group = groups.find((one) => one.name === name)?.group;
  if (group?.kind === "listbox") return { group, choice: ofListBox(group, title) };
  const open = group?.choices.filter(({ enabled }) => enabled) ?? [];
  const choice =
    open.find((one) => one.title === title) ??
    findOnly(open.filter((one) => isSameValue(one.title, title) || isSameSlot(one.title, title))) ??
    repriced(group?.choices ?? [], title);
  return group && choice && { group, choice };
}

/** "Buy once: $42.99" was "Buy once: $18.99" for another size: the only choice of its group with these words. */
function repriced(choices: readonly OptionChoiceSnapshot[], title: string): OptionChoiceSnapshot | undefined {
  const words = withoutPrice(title);
  const only = findOnly(choices.filter((one) => withoutPrice(one.title) === words));
  return /\p{L}{2}/u.test(words) && only?.enabled ? only : undefined;
}

/** A day that is chosen may be called otherwise: "Thursday, December 3rd, 2026, selected". */
function isSameSlot(left: string, right: string): boolean {
  const [one, ...more] = findDays(left);
  const [other, ...others] = findDays(right);
  if (!one || !other || more.length > 0 || others.length > 0) return false;
  return isSameDay(one, other) && timesIn(left).join() === timesIn(right).join();
}

/** A choice may put another button in the place of the one that asked for it. */
async function presentButton(visit: Visit, button: PurchaseButton): Promise<PurchaseButton> {
  const count = await withinLimit(visit.pace, () => button.locator.count(), 1);
  return count > 0 ? button : ((await findPurchaseButton(visit)) ?? button);
}

/** Whether the list still offers it is only visible when it is open. */
function ofListBox({ selector }: OptionGroupSnapshot, title: string): OptionChoiceSnapshot {
  return { title, value: title, selector, enabled: true, isChosen: false, isPreset: false };
}

async function choose(
  visit: Visit,
  { group, choice }: FoundChoice,
  findAgain: () => Promise<FoundChoice | undefined>,
): Promise<boolean> {
  const { page, pace } = visit;
  if (group.kind === "buttons") return pressChoice(visit, { group, choice }, findAgain);
  if (choice.isChosen) return true;
  const place = page.locator(choice.selector).first();
  return settleShown(visit, async () => {
    switch (group.kind) {
      case "select": {
        const list = { frame: page.mainFrame(), locator: place, drawnBy: group.drawnBy };
        return selectInList(list, choice, pace);
      }
      case "radio":
      case "checkbox":
        return (await setChecked(place, true, pace)).filled;
      case "slider":
        return slideTo(visit, place, choice.value);
      default:
        return chooseFromListBox(visit, group, choice.title);
    }
  });
}
