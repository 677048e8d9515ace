/// <reference lib="dom" />
import { lastStir } from "./busy-marks.ts";
import * as callable from "./callable.ts";
import { deepAll, deepRoots } from "./deep-roots.ts";

type Callable = (...args: unknown[]) => unknown;

/** Calls a function by its name. Its result travels as one text: read piece by piece, a long form takes longer than its description. */
export async function answer(name: string, args: string, element?: Element): Promise<string> {
  const run = (callable as unknown as Record<string, Callable>)[name];
  if (!run) throw new Error(`there is no in-page function "${name}"`);
  const result = await run(...(element ? [element] : []), ...JSON.parse(args));
  return JSON.stringify(result) ?? "";
}

/** The same with what a selector finds first, in the document or an open shadow root; undefined where it finds nothing. */
export async function answerAt(selector: string, name: string, args: string): Promise<string | undefined> {
  const [element] = deepAll(deepRoots(), selector);
  return element ? answer(name, args, element) : undefined;
}

// The watch begins with the document.
if (window === window.top) lastStir();
