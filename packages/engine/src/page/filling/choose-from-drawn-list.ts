import { findOnly } from "../../find-only.ts";
import { normalise } from "../../words/normalise.ts";
import { saysOnly } from "../../words/says.ts";
import { callInPage, callOnElement } from "../call-in-page.ts";
import type { ChoiceSnapshot } from "../fields/control-snapshot.ts";
import { secretRoles } from "../fields/field-role.ts";
import type { Field, FieldChoice } from "../fields/read-fields.ts";
import { lookUntil, waitUntil } from "../waiting/look-until.ts";
import { bounded, type Pace, pause, timeLimit } from "../waiting/pace.ts";
import { waitForChange } from "../waiting/wait-for-change.ts";
import type { FillOptions, FillOutcome } from "./fill-outcome.ts";
import { pickChoice, spellingsOf } from "./pick-choice.ts";

/** Enough for a list that fetches its choices. */
const openLimitMs = 2_500;
/** Enough for a list that filters the choices it already has. */
const searchLimitMs = 1_000;
/** Enough for a list that asks its server before it closes. */
const shutLimitMs = 700;
/** A person wouldn't try more searches than this. */
const mostSearches = 3;

/** Opens a scripted list, presses the one matching choice, and verifies that the list shows it. */
export async function chooseFromDrawnList(
  field: Field,
  wanted: string,
  pace: Pace,
  options: FillOptions,
): Promise<FillOutcome> {
  await pressList(field, pace);
  const find = (limitMs: number) => findOpenChoice(field, wanted, pace, { ...options, limitMs });
  // The search types by the browser's keyboard, which may reach another field.
  const isSearched = field.control === "combobox" && !secretRoles.has(field.role);
  let choice = await find(isSearched ? searchLimitMs : openLimitMs);
  for (const name of isSearched ? searchesFor(field, wanted, options) : []) {
    if (choice) break;
    await search(field, name, pace);
    choice = await find(searchLimitMs);
  }
  if (!choice?.selector) {
    await leave(field, pace);
    return { filled: false, why: "the list does not offer this choice" };
  }
  await pressChoice(field, choice.selector, pace);
  await confirmChoice(field, pace);
  return awaitShown(field, choice, pace);
}

/** Opened by pressing it; its choices may show only then. */
export function isDrawnList({ control }: Pick<Field, "control">): boolean {
  return control === "listbox" || control === "combobox";
}

/** A drawn list is set by the words of a choice. */
export function namedByTitle({ title, enabled }: Pick<ChoiceSnapshot, "title" | "enabled">): FieldChoice {
  return { value: title, title, enabled };
}

/** The choices of a scripted list that shows them only while it is open; empty if it shows none by itself. */
export async function readDrawnChoices(field: Field, pace: Pace): Promise<ChoiceSnapshot[]> {
  await pressList(field, pace);
  const open = await lookUntil(pace, { limitMs: searchLimitMs, everyMs: 50 }, async () => {
    const shown = await openChoices(field, pace);
    return shown.length > 0 ? shown : undefined;
  });
  await leave(field, pace);
  if (open) await shut(field, pace);
  return (open ?? []).filter(({ enabled }) => enabled);
}

/** The options of open lists; if nothing is marked as one, what has appeared since the list was pressed. */
async function openChoices({ frame, selector, drawnBy }: Field, pace: Pace): Promise<ChoiceSnapshot[]> {
  const marked = await callInPage({ frame, pace }, "openOptions", drawnBy ?? selector);
  return marked.length > 0 ? marked : callInPage({ frame, pace }, "appearedOptions");
}

/** A list that stays open over the page although it was left is closed as it was opened. */
async function shut(field: Field, pace: Pace): Promise<void> {
  const isShut = async () => (await openChoices(field, pace)).length === 0;
  const limits = { limitMs: shutLimitMs, everyMs: 30 };
  if (await waitUntil(pace, limits, isShut)) return;
  await clickList(field, pace);
  await waitUntil(pace, limits, isShut);
}

/**
 * If the line is re-rendered in the meantime, the click fails: whether the list shows the choice is checked
 * afterwards.
 */
async function pressChoice({ frame }: Pick<Field, "frame">, selector: string, pace: Pace): Promise<void> {
  const line = frame.locator(selector).first();
  await line.click({ timeout: timeLimit(pace, 3_000) }).catch(() => pace.signal.throwIfAborted());
}

/** Some lists are windows that keep a choice only once their "OK" is pressed. */
export async function confirmChoice({ frame }: Pick<Field, "frame">, pace: Pace): Promise<void> {
  const buttons = await callInPage({ frame, pace }, "confirmingButtons").catch(() => []);
  const confirming = buttons.filter(({ text }) => saysOnly(text, ({ closes }) => closes));
  const only = findOnly(confirming);
  if (only) await pressChoice({ frame }, only.selector, pace);
}

async function pressList(field: Field, pace: Pace): Promise<void> {
  await callInPage({ ...field, pace }, "noteBeforeOpening");
  await clickList(field, pace);
}

/** The list's current value may be drawn over its field; then press there anyway. */
async function clickList({ frame, locator, drawnBy }: Field, pace: Pace): Promise<void> {
  const place = drawnBy === undefined ? locator : frame.locator(drawnBy).first();
  for (const force of [false, true]) {
    try {
      await bounded(pace, 2_000, () => place.click({ timeout: timeLimit(pace, 1_000), force }));
      return;
    } catch {
      pace.signal.throwIfAborted();
    }
  }
}

/** Names before codes: a list is searched by the text it shows. */
function searchesFor(field: Field, wanted: string, options: FillOptions): string[] {
  const spellings = spellingsOf(wanted, { role: field.role, languages: ["en"], ...options });
  const [codes, names] = [spellings.filter(isCode), spellings.filter((one) => !isCode(one))];
  return [...new Set([...names, ...codes].map(normalise))].slice(0, mostSearches);
}

function isCode(spelling: string): boolean {
  return spelling.length <= 3;
}

async function search({ locator }: Field, name: string, pace: Pace): Promise<void> {
  try {
    await locator.fill("", { timeout: timeLimit(pace, 2_000) });
    await locator.pressSequentially(name, { timeout: timeLimit(pace, 4_000) });
  } catch {
    pace.signal.throwIfAborted();
  }
}

/** A virtual list may render only the visible choices, so it is scrolled through. */
async function findOpenChoice(
  field: Field,
  wanted: string,
  pace: Pace,
  { limitMs, ...options }: FillOptions & { limitMs: number },
): Promise<ChoiceSnapshot | undefined> {
  const { frame, role } = field;
  const until = Date.now() + Math.min(limitMs, pace.remainingMs());
  const context = { role, ...options };
  do {
    const open = await openChoices(field, pace);
    const choice = pickChoice(open, wanted, context);
    if (choice) return choice;
    const last = open.at(-1)?.selector;
    const isOn = last && (await callInPage({ frame, pace }, "scrollOpenList", last));
    // Lines scrolled into view take a moment to render, and existing ones move.
    if (isOn) await waitForChange(frame.page(), pace, { leastMs: 30, limitMs: 60 });
    else await pause(pace, 50);
  } while (Date.now() < until);
  return undefined;
}

/** The search text isn't a choice and must not be left there. */
async function leave(field: Field, pace: Pace): Promise<void> {
  const { control, locator } = field;
  const timeout = timeLimit(pace, 1_000);
  const steps = [
    () => locator.press("Escape", { timeout }),
    ...(control === "combobox" ? [() => locator.fill("", { timeout })] : []),
    () => callOnElement({ ...field, pace }, "leaveField"),
  ];
  for (const step of steps) await step().catch(() => pace.signal.throwIfAborted());
}

async function awaitShown(field: Field, choice: ChoiceSnapshot, pace: Pace): Promise<FillOutcome> {
  const limits = { limitMs: 1_000, everyMs: 30 };
  return (await waitUntil(pace, limits, () => showsChoice(field, choice, pace)))
    ? { filled: true }
    : { filled: false, why: "the list does not keep the choice" };
}

async function showsChoice(field: Field, { title, value }: ChoiceSnapshot, pace: Pace): Promise<boolean> {
  const shown = await callOnElement({ ...field, pace }, "currentValue").catch(() => {
    pace.signal.throwIfAborted();
    return "";
  });
  const plain = normalise(shown);
  return (
    plain !== "" && (plain.includes(normalise(title)) || normalise(title).includes(plain) || shown === value)
  );
}
