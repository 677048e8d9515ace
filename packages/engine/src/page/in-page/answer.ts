/// <reference lib="dom" />

import * as callable from "./callable.ts";
import { lastChange } from "./changes/busy-marks.ts";
import { changeCount } from "./changes/change-count.ts";
import { longestAnswer, longestText, longestTexts, mostItems } from "./limits.ts";
import { duringReading } from "./once-per-reading.ts";
import { readings } from "./readings.ts";
import { shadowingControl } from "./shadowing-control.ts";
import { selectedBy } from "./tree/selected-by.ts";

type Callable = (...args: unknown[]) => unknown;

/**
 * Calls a function by its name. Returns the result as one string, because reading a large result piece by
 * piece is slower than collecting it.
 *
 * A reading comes with the count of changes that it was taken at, in a line before it. If that is `known`, the caller
 * has the result already and gets the count alone.
 */
export async function answer(name: string, args: string, known: string, element?: Element): Promise<string> {
  if (!readings.has(name)) return resultOf(name, args, element);
  const count = `${await explained(changeCount)}`;
  return count === known ? count : `${count}\n${await resultOf(name, args, element)}`;
}

async function resultOf(name: string, args: string, element?: Element): Promise<string> {
  const run = (callable as unknown as Record<string, Callable>)[name];
  if (!run) throw new Error(`there is no in-page function "${name}"`);
  const call = () => run(...(element ? [element] : []), ...JSON.parse(args));
  const result = await explained(() => (readings.has(name) ? duringReading(call) : call()));
  const text = JSON.stringify(result, cutTo(Reflect.get(longestTexts, name) ?? longestText)) ?? "";
  if (text.length > longestAnswer) throw new Error(`the page holds more than "${name}" can tell`);
  return text;
}

/** What fails because a page hides a form's properties is no fault of the reader. */
async function explained<Result>(read: () => Result): Promise<Awaited<Result>> {
  try {
    return await read();
  } catch (error) {
    const name = error instanceof TypeError ? shadowingControl() : undefined;
    throw name === undefined ? error : new Error(`the page hides "${name.slice(0, 40)}" of its form`);
  }
}

/**
 * Same, with the first element that a selector finds in the document or an open shadow root. Undefined if it
 * finds nothing.
 */
export async function answerAt(
  selector: string,
  ...[name, args, known]: [name: string, args: string, known: string]
): Promise<string | undefined> {
  const element = document.querySelector(selector) ?? selectedBy(selector)[0];
  return element ? answer(name, args, known, element) : undefined;
}

function cutTo(length: number): (key: string, value: unknown) => unknown {
  return (_key, value) => {
    if (typeof value === "string") return value.length > length ? value.slice(0, length) : value;
    // JSON can't represent other numbers.
    if (typeof value === "number") return Number.isFinite(value) ? value : 0;
    return Array.isArray(value) && value.length > mostItems ? value.slice(0, mostItems) : value;
  };
}

// Starts watching as soon as the document loads.
if (window === window.top) lastChange();
