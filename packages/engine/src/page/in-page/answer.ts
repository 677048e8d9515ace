/// <reference lib="dom" />
import { lastStir } from "./busy-marks.ts";
import * as callable from "./callable.ts";
import { deepFirst } from "./deep-roots.ts";
import { longestAnswer, longestText, longestTexts, mostItems } from "./limits.ts";

type Callable = (...args: unknown[]) => unknown;

/** Calls a function by its name. Its result travels as one text: read piece by piece, a long form takes longer than its description. */
export async function answer(name: string, args: string, element?: Element): Promise<string> {
  const run = (callable as unknown as Record<string, Callable>)[name];
  if (!run) throw new Error(`there is no in-page function "${name}"`);
  const result = await run(...(element ? [element] : []), ...JSON.parse(args));
  const text = JSON.stringify(result, cutTo(Reflect.get(longestTexts, name) ?? longestText)) ?? "";
  if (text.length > longestAnswer) throw new RangeError(`"${name}" found more than can be told`);
  return text;
}

/** The same with what a selector finds first, in the document or an open shadow root; undefined where it finds nothing. */
export async function answerAt(selector: string, name: string, args: string): Promise<string | undefined> {
  const element = deepFirst(selector);
  return element ? answer(name, args, element) : undefined;
}

function cutTo(length: number): (key: string, value: unknown) => unknown {
  return (_key, value) => {
    if (typeof value === "string") return value.length > length ? value.slice(0, length) : value;
    // JSON knows no other numbers.
    if (typeof value === "number") return Number.isFinite(value) ? value : 0;
    return Array.isArray(value) && value.length > mostItems ? value.slice(0, mostItems) : value;
  };
}

// The watch begins with the document.
if (window === window.top) lastStir();
