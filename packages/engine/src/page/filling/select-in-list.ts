import type { Frame } from "playwright-core";
import { findOnly } from "../../find-only.ts";
import { callInPage, callOnElement } from "../call-in-page.ts";
import type { Field } from "../fields/read-fields.ts";
import { lookUntil } from "../waiting/look-until.ts";
import { bounded, type Pace, timeLimit } from "../waiting/pace.ts";
import { settle } from "../waiting/settle.ts";

/** A native list, and what is drawn in its place if it is hidden. */
export type List = Pick<Field, "frame" | "locator"> & { drawnBy?: string | undefined };

export interface ListChoice {
  /** Index in the list, because several choices may have the same value. */
  index?: number;
  value: string;
  title: string;
}

/** Makes a choice as a person would and verifies that the list holds it. */
export async function selectInList(list: List, choice: ListChoice, pace: Pace): Promise<boolean> {
  const { locator, drawnBy } = list;
  const isDrawn = drawnBy !== undefined;
  const holds = async () => {
    const held = await locator.inputValue({ timeout: timeLimit(pace, 2_000) });
    return held === choice.value || (await showsAlone(list, { held, title: choice.title }, pace));
  };
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      if (isDrawn && attempt === 0) await chooseDrawn(list, choice.title, pace);
      else
        await locator.selectOption(choice.index === undefined ? choice.value : { index: choice.index }, {
          timeout: timeLimit(pace, 3_000),
          force: isDrawn,
        });
      if (await holds()) return true;
      // Some lists keep their choice only after a request to the shop.
      await settle(locator.page(), pace, { limitMs: 5_000 });
      if (await holds()) return true;
    } catch {
      pace.signal.throwIfAborted();
    }
  }
  return false;
}

/** A page may give its choices other values as soon as one is made: then what the list shows counts. */
async function showsAlone(
  { locator }: List,
  { held, title }: { held: string; title: string },
  pace: Pace,
): Promise<boolean> {
  const options = await callOnElement({ locator, pace }, "optionsOf");
  const only = findOnly(options.filter((option) => option.title === title));
  return only?.value === held && held !== "";
}

const openLimitMs = 1_500;

async function chooseDrawn({ frame, drawnBy = "" }: List, title: string, pace: Pace): Promise<void> {
  const press = (selector: string) =>
    bounded(pace, openLimitMs, () =>
      frame
        .locator(selector)
        .first()
        .click({ timeout: timeLimit(pace, openLimitMs) }),
    );
  await press(drawnBy);
  const choice = await lookUntil(pace, { limitMs: openLimitMs, everyMs: 30 }, () =>
    openChoice({ frame, drawnBy, title }, pace),
  );
  if (choice !== undefined) await press(choice);
}

/** The choice is in the drawn element, or in an open list elsewhere on the page. */
async function openChoice(
  { frame, drawnBy, title }: { frame: Frame; drawnBy: string; title: string },
  pace: Pace,
): Promise<string | undefined> {
  const own = await callInPage({ frame, pace }, "choiceInStandIn", drawnBy, title);
  if (own !== null) return own;
  const open = await callInPage({ frame, pace }, "openOptions", drawnBy);
  return open.find((choice) => choice.enabled && choice.title === title)?.selector;
}
