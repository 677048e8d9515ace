import type { Locator } from "playwright-core";
import { evaluateInFrame, evaluateOnElement } from "../evaluate-in-page.ts";
import type { Field } from "../fields/read-fields.ts";
import type { FillOutcome } from "../filling/fill-outcome.ts";
import { deepAll, deepRoots } from "../in-page/deep-roots.ts";
import { isHit } from "../in-page/is-hit.ts";
import { isPastPointer, pressNative, pressNativeAt, readBox } from "../in-page/native-box.ts";
import type { Pace } from "./pace.ts";
import { bounded, timeLimit } from "./pace.ts";
import { settle } from "./settle.ts";

/** Ticks or clears a box. */
export function tick({ frame, selector, locator }: Field, isOn: boolean, pace: Pace): Promise<FillOutcome> {
  return tickAt({ frame, selector, locator }, isOn, pace);
}

/** The same for what stands at this place of a frame, a radio for example. */
export async function tickAt(
  { frame, selector, locator }: Pick<Field, "frame" | "selector" | "locator">,
  isOn: boolean,
  pace: Pace,
): Promise<FillOutcome> {
  const call = { run: pressNativeAt, scope: nativeScope, with: [selector, isOn] as const };
  const isSet = await evaluateInFrame<readonly [string, boolean], boolean | undefined>(
    frame,
    call,
    pace,
  ).catch(() => pace.signal.throwIfAborted());
  return isSet === isOn ? { filled: true } : setChecked(locator, isOn, pace);
}

const nativeScope = [deepRoots, deepAll, pressNative, isPastPointer];

/**
 * Sets a box or radio and proves that it took: the browser's own ones by script, as their label does it; what a page
 * draws itself, or does not take like that, as a person would, by a press on it or on the label that covers it.
 */
export async function setChecked(box: Locator, isOn: boolean, pace: Pace): Promise<FillOutcome> {
  const isPast = await askBox(box, isPastPointer, undefined, pace);
  if (!isPast && (await askBox(box, pressNative, isOn, pace)) === isOn) return { filled: true };
  const pressBox = () =>
    box.click({ timeout: timeLimit(pace, 1_000), noWaitAfter: true, force: isPast === true });
  const attempts = [
    ...(isPast || (await meetsPointer(box, pace)) ? [pressBox] : []),
    () => pressLabel(box, pace),
    () => box.evaluate((element) => (element as { click?: () => void }).click?.()),
  ];
  for (const attempt of attempts) {
    await bounded(pace, 3_000, attempt).catch(() => pace.signal.throwIfAborted());
    if (await becomes(box, isOn, pace)) return { filled: true };
  }
  return { filled: false, why: "the box does not keep its tick" };
}

/** What a page draws itself may stand as chosen only once the shop has heard of it. */
async function becomes(box: Locator, isOn: boolean, pace: Pace): Promise<boolean> {
  if ((await isChecked(box, pace)) === isOn) return true;
  await settle(box.page(), pace, { limitMs: 5_000 });
  return (await isChecked(box, pace)) === isOn;
}

/** Whether a press on the box's middle would reach it: nothing covers it, and it has a middle. */
async function meetsPointer(box: Locator, pace: Pace): Promise<boolean> {
  return evaluateOnElement({ locator: box }, { run: isHit, scope: [] }, pace).catch(() => {
    pace.signal.throwIfAborted();
    return false;
  });
}

/** Presses the corner of the label: its middle may be a link to the terms. */
async function pressLabel(box: Locator, pace: Pace): Promise<void> {
  const label = await box.evaluateHandle((element) => {
    const input = element as Element & { labels?: ArrayLike<Element> | null };
    return input.labels?.[0] ?? input.closest("label") ?? input;
  });
  await label
    .asElement()
    ?.click({ timeout: timeLimit(pace, 1_500), noWaitAfter: true, position: { x: 4, y: 4 } });
  await label.dispose();
}

function isChecked(box: Locator, pace: Pace): Promise<boolean | undefined> {
  return askBox(box, readBox, undefined, pace);
}

async function askBox<Given>(
  box: Locator,
  ask: (element: never, given: Given) => boolean,
  given: Given,
  pace: Pace,
): Promise<boolean | undefined> {
  try {
    const timeout = timeLimit(pace, 1_500);
    // The page runs the very function that was given.
    return await bounded(pace, 2_000, () => box.evaluate(ask as () => boolean, given, { timeout }));
  } catch {
    pace.signal.throwIfAborted();
    return undefined;
  }
}
