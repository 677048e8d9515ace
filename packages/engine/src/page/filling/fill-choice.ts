import type { Locator } from "playwright-core";
import { languages } from "../../words/languages.ts";
import { normalise } from "../../words/normalise.ts";
import { evaluateInFrame } from "../evaluate-in-page.ts";
import type { ChoiceSnapshot } from "../fields/control-snapshot.ts";
import type { Field, FieldChoice } from "../fields/read-fields.ts";
import { isInOpenList, openOptions } from "../in-page/open-options.ts";
import { basicScope } from "../in-page-scopes.ts";
import type { Pace } from "../waiting/pace.ts";
import { bounded, pause, timeLimit } from "../waiting/pace.ts";
import { tickAt } from "../waiting/tick.ts";
import type { FillOptions, FillOutcome } from "./fill-outcome.ts";
import { pickChoice } from "./pick-choice.ts";
import { selectInList } from "./select-in-list.ts";

const notOffered = { filled: false, why: "the list does not offer this choice" } as const;

/** Chooses from a native list, radios, or a list box that is drawn by script. */
export async function fillChoice(
  field: Field,
  wanted: string,
  pace: Pace,
  options: FillOptions,
): Promise<FillOutcome> {
  if (field.control === "radio") return chooseRadio(field, wanted, pace, options);
  if (field.control === "select") return chooseNative(field, wanted, pace, options);
  await bounded(pace, 4_000, () => field.locator.click({ timeout: timeLimit(pace, 3_000) })).catch(() =>
    pace.signal.throwIfAborted(),
  );
  return fillFromSuggestions(field, wanted, pace, options);
}

async function chooseRadio(
  field: Field,
  wanted: string,
  pace: Pace,
  options: FillOptions,
): Promise<FillOutcome> {
  const choice = pick<FieldChoice>(field, field.choices ?? [], wanted, options);
  const { locator, selector } = choice ?? {};
  if (!locator || selector === undefined) return notOffered;
  return tickAt({ frame: field.frame, selector, locator }, true, pace);
}

/** The choices are read anew: a state list is often loaded only after the country was chosen. */
async function chooseNative(
  field: Field,
  wanted: string,
  pace: Pace,
  options: FillOptions,
): Promise<FillOutcome> {
  const until = Date.now() + Math.min(3_000, pace.remainingMs());
  for (;;) {
    const choices = await nativeChoices(field.locator, pace);
    const choice = pick(field, choices, wanted, options);
    if (choice)
      return (await selectInList(field, choice, pace))
        ? { filled: true }
        : { filled: false, why: "the list does not keep the choice" };
    // A full list that lacks the choice will not gain it.
    if (choices.length > 3 || Date.now() > until) return notOffered;
    await pause(pace, 60);
  }
}

interface NativeChoice extends ChoiceSnapshot {
  index: number;
}

async function nativeChoices(select: Locator, pace: Pace): Promise<NativeChoice[]> {
  return bounded(pace, 3_000, () =>
    select.locator("option").evaluateAll((options) =>
      (options as unknown as { value: string; label: string; disabled: boolean }[]).map((option, index) => ({
        index,
        value: option.value,
        title: option.label.replace(/\s+/g, " ").trim(),
        enabled: !option.disabled,
      })),
    ),
  );
}

/** Presses the one open option that is meant, and proves that the field took it. */
export async function fillFromSuggestions(
  field: Field,
  wanted: string,
  pace: Pace,
  options: FillOptions,
): Promise<FillOutcome> {
  const choice = await findOpenOption(field, wanted, pace, options);
  if (!choice?.selector) {
    await field.locator
      .press("Escape", { timeout: timeLimit(pace, 1_000) })
      .catch(() => pace.signal.throwIfAborted());
    return notOffered;
  }
  await field.frame
    .locator(choice.selector)
    .first()
    .click({ timeout: timeLimit(pace, 3_000) });
  const until = Date.now() + 1_000;
  do {
    if (await showsChoice(field.locator, choice, pace)) return { filled: true };
    await pause(pace, 30);
  } while (Date.now() < until);
  return { filled: false, why: "the list does not keep the choice" };
}

async function findOpenOption(
  field: Field,
  wanted: string,
  pace: Pace,
  options: FillOptions,
): Promise<ChoiceSnapshot | undefined> {
  const until = Date.now() + Math.min(2_500, pace.remainingMs());
  do {
    const open = await evaluateInFrame(
      field.frame,
      { run: openOptions, scope: [...basicScope, isInOpenList], with: [] },
      pace,
    );
    const choice = pick(field, open, wanted, options);
    if (choice) return choice;
    await pause(pace, 50);
  } while (Date.now() < until);
  return undefined;
}

async function showsChoice(control: Locator, choice: ChoiceSnapshot, pace: Pace): Promise<boolean> {
  const shown = await bounded(pace, 2_000, () =>
    control.evaluate(
      (element) =>
        "value" in element && typeof element.value === "string" && element.value !== ""
          ? element.value
          : (element.textContent ?? ""),
      undefined,
      {
        timeout: timeLimit(pace, 1_500),
      },
    ),
  );
  const plain = normalise(shown);
  return (
    plain !== "" &&
    (plain.includes(normalise(choice.title)) ||
      normalise(choice.title).includes(plain) ||
      shown === choice.value)
  );
}

function pick<Choice extends { value: string; title: string; enabled: boolean }>(
  field: Field,
  choices: readonly Choice[],
  wanted: string,
  options: FillOptions,
): Choice | undefined {
  return pickChoice(choices, wanted, {
    role: field.role,
    languages: languages.map(({ language }) => language),
    ...(options.countryCode !== undefined && { countryCode: options.countryCode }),
  });
}
