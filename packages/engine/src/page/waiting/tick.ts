import type { Locator } from "playwright-core";
import { callInPage, callOnElement } from "../call-in-page.ts";
import type { Field } from "../fields/read-fields.ts";
import type { FillOutcome } from "../filling/fill-outcome.ts";
import { locatorBeside } from "../isolated-world.ts";
import type { Pace } from "./pace.ts";
import { bounded, timeLimit } from "./pace.ts";
import { watchRequests } from "./request-watch.ts";
import { settle } from "./settle.ts";

/** Ticks or unticks a checkbox. */
export function tick({ frame, selector, locator }: Field, isOn: boolean, pace: Pace): Promise<FillOutcome> {
  return tickAt({ frame, selector, locator }, isOn, pace);
}

/** Same, for an element with this selector in a frame, such as a radio. */
export async function tickAt(
  { frame, selector, locator }: Pick<Field, "frame" | "selector" | "locator">,
  isOn: boolean,
  pace: Pace,
): Promise<FillOutcome> {
  const isSet = await callInPage({ frame, pace }, "pressNativeAt", selector, isOn).catch(() =>
    pace.signal.throwIfAborted(),
  );
  return isSet === isOn ? { filled: true } : setChecked(locator, isOn, pace);
}

/**
 * Sets a checkbox or radio and verifies it: native ones by script, as their label would; custom ones, or if
 * that fails, as a person would, by pressing it or the label that covers it.
 */
export async function setChecked(box: Locator, isOn: boolean, pace: Pace): Promise<FillOutcome> {
  const place = { locator: box, pace, limitMs: 1_500 };
  const isPast = await answered(pace, callOnElement(place, "isPastPointer"));
  if (!isPast && (await answered(pace, callOnElement(place, "pressNative", isOn))) === isOn)
    return { filled: true };
  const pressBox = () =>
    box.click({ timeout: timeLimit(pace, 1_000), noWaitAfter: true, force: isPast === true });
  const attempts = [
    ...(isPast || (await meetsPointer(box, pace)) ? [pressBox] : []),
    () => pressLabel(box, pace),
    () => callOnElement({ locator: box, pace }, "clickOn"),
  ];
  const document = watchRequests(box.page()).arrivedCount();
  for (const attempt of attempts) {
    await bounded(pace, 3_000, attempt).catch(() => pace.signal.throwIfAborted());
    if (await becomes(box, isOn, pace)) return { filled: true };
    // The choice has led on: in another document, something else may stand in its place.
    if (watchRequests(box.page()).arrivedCount() !== document) break;
  }
  return { filled: false, why: "the box does not keep its tick" };
}

/** A custom box may show its state only after a request to the shop. */
async function becomes(box: Locator, isOn: boolean, pace: Pace): Promise<boolean> {
  if ((await isChecked(box, pace)) === isOn) return true;
  await settle(box.page(), pace, { limitMs: 5_000 });
  return (await isChecked(box, pace)) === isOn;
}

/** Whether a press on the box's middle would hit it: it has a size and isn't covered. */
async function meetsPointer(box: Locator, pace: Pace): Promise<boolean> {
  return (await answered(pace, callOnElement({ locator: box, pace }, "isHit"))) ?? false;
}

/** Presses the label's corner, because its middle may be a link to the terms. */
async function pressLabel(box: Locator, pace: Pace): Promise<void> {
  const label = await callOnElement({ locator: box, pace }, "labelToPress");
  await locatorBeside(box, label).click({
    timeout: timeLimit(pace, 1_500),
    noWaitAfter: true,
    position: { x: 4, y: 4 },
  });
}

function isChecked(box: Locator, pace: Pace): Promise<boolean | undefined> {
  return answered(pace, callOnElement({ locator: box, pace, limitMs: 1_500 }, "readBox"));
}

async function answered<Answer>(pace: Pace, asking: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asking;
  } catch {
    pace.signal.throwIfAborted();
    return undefined;
  }
}
