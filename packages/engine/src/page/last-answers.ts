import { readings } from "./in-page/readings.ts";
import { type InPageName, type InPageResults, parseAnswer, UnreadablePageError } from "./in-page-answers.ts";
import type { IsolatedWorld } from "./isolated-world.ts";

/** What is asked of a document. */
interface Asked<Name extends InPageName> {
  name: Name;
  args: readonly unknown[];
  /** Of the element that is the function's first argument. */
  selector?: string;
  /** Whatever it told before. */
  anew?: boolean;
}

interface LastAnswer {
  /** See `in-page/changes/change-count.ts`. */
  count: string;
  result: unknown;
}

/** More is told of few documents. */
const mostAnswers = 100;

const lastAnswers = new WeakMap<IsolatedWorld, Map<string, LastAnswer>>();

/**
 * Asks a document, and returns what it told last if nothing in it has changed since: a page is read in full once between
 * two changes, however often it is asked about. `ask` is given the texts to pass on, and returns the document's answer;
 * undefined if there is no such element, as the outcome then is.
 */
export async function askUnlessUnchanged<Name extends InPageName>(
  world: IsolatedWorld,
  { name, args, selector = "", anew = false }: Asked<Name>,
  ask: (texts: readonly [name: string, args: string, known: string]) => Promise<unknown>,
): Promise<{ result: InPageResults[Name] } | undefined> {
  const json = JSON.stringify(args);
  const answers = answersOf(world);
  const key = JSON.stringify([name, json, selector]);
  const last = anew ? undefined : answers.get(key);
  const text = await ask([name, json, last?.count ?? ""]);
  if (text === undefined) return undefined;
  // The key names the function that the result is of.
  if (last && text === last.count) return { result: last.result as InPageResults[Name] };
  const result = parseTold(name, text);
  if (readings.has(name)) keep(answers, key, { count: countOf(text), result: frozen(result) });
  return { result };
}

/** Parses what a document tells that is asked without a known count. */
export function parseTold<Name extends InPageName>(name: Name, text: unknown): InPageResults[Name] {
  if (!readings.has(name)) return parseAnswer(name, text);
  if (typeof text !== "string" || !text.includes("\n"))
    throw new UnreadablePageError(`the answer to "${name}" comes without a count`);
  return parseAnswer(name, text.slice(text.indexOf("\n") + 1));
}

function keep(answers: Map<string, LastAnswer>, key: string, answer: LastAnswer): void {
  answers.delete(key);
  answers.set(key, answer);
  for (const oldest of answers.keys()) if (answers.size > mostAnswers) answers.delete(oldest);
}

function answersOf(world: IsolatedWorld): Map<string, LastAnswer> {
  const known = lastAnswers.get(world) ?? new Map<string, LastAnswer>();
  lastAnswers.set(world, known);
  return known;
}

function countOf(text: unknown): string {
  return String(text).split("\n", 1)[0] ?? "";
}

/** Whoever asks next is given the same object. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
