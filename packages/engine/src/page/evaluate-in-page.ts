import type { Frame, JSHandle, Locator } from "playwright-core";
import type { Pace } from "./waiting/pace.ts";
import { bounded, timeLimit } from "./waiting/pace.ts";

/** A plain function whose text runs in the page. */
export type InPageFunction<Args extends readonly never[] = never[], Result = unknown> = (
  ...args: Args
) => Result;

interface Call<Args extends readonly unknown[], Result> {
  run: (...args: [...Args]) => Result | Promise<Result>;
  /** The functions that `run` calls, and those that these call. */
  scope: readonly InPageFunction[];
  with: Args;
  limitMs?: number;
}

/** Runs one call in a frame, as one message. Its functions travel once for each document; then they are only called. */
export async function evaluateInFrame<Args extends readonly unknown[], Result>(
  frame: Frame,
  call: Call<Args, Result>,
  pace: Pace,
): Promise<Result> {
  return bounded(pace, call.limitMs ?? 3_000, () =>
    withInstalled(frame, call, (ready) =>
      // The page runs the very function that was given, so what it returns is that function's result.
      ready.evaluate((run, args) => run(...args) as Result, call.with as readonly unknown[]),
    ),
  );
}

/** The same with a handle on an element of the frame's document as the only argument. */
export function evaluateOnHandle<Result>(
  frame: Frame,
  call: Pick<Call<[Element: never], Result>, "run" | "scope">,
  element: JSHandle,
): Promise<Result> {
  return withInstalled(frame, call, (ready) => ready.evaluate((run, given) => run(given) as Result, element));
}

type Installable = Pick<Call<never[], unknown>, "run" | "scope">;

async function withInstalled<Result>(
  frame: Frame,
  call: Installable,
  use: (ready: Installed) => Promise<Result>,
): Promise<Result> {
  const known = await Promise.resolve(installed.get(frame)?.get(call.run)).catch(() => undefined);
  if (known !== undefined) {
    try {
      return await use(known);
    } catch (error) {
      if (!isDocumentGone(error)) throw error;
    }
  }
  return use(await install(frame, call));
}

/** A function with its scope, as it stands ready in a document. */
type Installed = JSHandle<(...args: readonly unknown[]) => unknown>;

/** Kept beside the frame: what is installed in its document dies with the document, and is then installed anew. */
const installed = new WeakMap<Frame, Map<InPageFunction, Promise<Installed>>>();

function install(frame: Frame, call: Installable): Promise<Installed> {
  const text = `${sourceOf(call)}\nreturn ${call.run.name};`;
  const handle = frame.evaluateHandle(new Function(text) as () => (...args: readonly unknown[]) => unknown);
  const known = installed.get(frame) ?? new Map<InPageFunction, Promise<Installed>>();
  installed.set(frame, known.set(call.run, handle));
  return handle;
}

/** What the driver says where the document of a handle has been replaced. */
function isDocumentGone(error: unknown): boolean {
  return error instanceof Error && /context|disposed|destroyed|navigat|detached/i.test(error.message);
}

/** The same with an element of the page as the first argument. */
export async function evaluateOnElement<Result>(
  locator: Locator,
  call: Omit<Call<[Element: never], Result>, "with">,
  pace: Pace,
): Promise<Result> {
  const limitMs = call.limitMs ?? 3_000;
  const text = travelling<unknown, Result>(call, "given");
  return bounded(pace, limitMs, () =>
    locator.evaluate(text, undefined, { timeout: timeLimit(pace, limitMs) }),
  );
}

/**
 * Functions travel to the page as text, so each must be plain: it may use its arguments, the page's globals and the
 * functions of the scope, by their own names. Made here, not in the page: a page's policy may forbid `eval` there.
 */
export function travelling<Given, Result>(
  call: { run: InPageFunction<never[], unknown>; scope: readonly InPageFunction[] },
  args: string,
): (given: Given) => Result | Promise<Result> {
  return new Function("given", `${sourceOf(call)}\nreturn ${call.run.name}(${args});`) as (
    given: Given,
  ) => Result;
}

function sourceOf(call: { run: InPageFunction<never[], unknown>; scope: readonly InPageFunction[] }): string {
  return [...new Set([...call.scope, call.run])].map(String).join("\n");
}
