import { callOnElement } from "../call-in-page.ts";
import type { Field, FieldChoice } from "../fields/read-fields.ts";
import type { NativeChoice } from "../in-page/controls/options-of.ts";
import type { Pace } from "../waiting/pace.ts";
import { pause } from "../waiting/pace.ts";
import { tickAt } from "../waiting/tick.ts";
import { chooseFromDrawnList } from "./choose-from-drawn-list.ts";
import type { FillOptions, FillOutcome } from "./fill-outcome.ts";
import { pickChoice } from "./pick-choice.ts";
import { selectInList } from "./select-in-list.ts";

const notOffered = { filled: false, why: "the list does not offer this choice" } as const;

/** Chooses from a native list, radios, or a scripted list box. */
export async function fillChoice(
  field: Field,
  wanted: string,
  pace: Pace,
  options: FillOptions,
): Promise<FillOutcome> {
  if (field.control === "radio") return chooseRadio(field, wanted, pace, options);
  if (field.control === "select") return chooseNative(field, wanted, pace, options);
  return chooseFromDrawnList(field, wanted, pace, options);
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

/** Reads the choices again: a state list is often loaded only after the country was chosen. */
async function chooseNative(
  field: Field,
  wanted: string,
  pace: Pace,
  options: FillOptions,
): Promise<FillOutcome> {
  const until = Date.now() + Math.min(3_000, pace.remainingMs());
  for (;;) {
    const choices = await nativeChoices(field, pace);
    const choice = pick(field, choices, wanted, options);
    if (choice)
      return (await selectInList(field, choice, pace))
        ? { filled: true }
        : { filled: false, why: "the list does not keep the choice" };
    // A list that already has choices won't get this one later.
    if (choices.length > 3 || Date.now() > until) return notOffered;
    await pause(pace, 60);
  }
}

async function nativeChoices({ frame, selector, locator }: Field, pace: Pace): Promise<NativeChoice[]> {
  return callOnElement({ frame, selector, locator, pace }, "optionsOf").catch(() => {
    pace.signal.throwIfAborted();
    return [];
  });
}

function pick<Choice extends { value: string; title: string; enabled: boolean }>(
  field: Field,
  choices: readonly Choice[],
  wanted: string,
  options: FillOptions,
): Choice | undefined {
  return pickChoice(choices, wanted, {
    role: field.role,
    ...(options.countryCode !== undefined && { countryCode: options.countryCode }),
  });
}
