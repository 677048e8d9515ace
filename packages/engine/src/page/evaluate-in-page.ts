import type { Frame, JSHandle, Locator } from "playwright-core";
import { findStand, type InPageCode, type InPageFunction, install, type Stand } from "./in-page-kit.ts";
import type { Pace } from "./waiting/pace.ts";
import { bounded, timeLimit } from "./waiting/pace.ts";

interface Call<Args extends readonly unknown[], Result> extends Omit<InPageCode, "run"> {
  run: (...args: [...Args]) => Result | Promise<Result>;
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
    withStand(frame, call, async ({ tools, places }) => {
      const asked = { place: places.get(call.run) ?? -1, args: call.with as readonly unknown[] };
      // The page runs the very function that was given, so what it returns is that function's result.
      return (await tools).evaluate(
        ({ functions }, { place, args }) => functions[place]?.(...args) as Result,
        asked,
      );
    }),
  );
}

/** The same with a handle on an element of the frame's document as the only argument. */
export function evaluateOnHandle<Result>(
  frame: Frame,
  call: Pick<Call<[Element: never], Result>, "run" | "scope">,
  element: JSHandle,
): Promise<Result> {
  return withStand(frame, call, async ({ tools, places }) => {
    const asked = { place: places.get(call.run) ?? -1, given: element };
    return (await tools).evaluate(
      ({ functions }, { place, given }) => functions[place]?.(given) as Result,
      asked,
    );
  });
}

async function withStand<Result>(
  frame: Frame,
  code: InPageCode,
  use: (stand: Stand) => Promise<Result>,
): Promise<Result> {
  const known = findStand(frame, code);
  if (!known) return use(install(frame, code));
  try {
    return await use(known);
  } catch (error) {
    if (!isDocumentGone(error)) throw error;
    return use(install(frame, code, known));
  }
}

/** What the driver says where the document of a handle has been replaced. */
function isDocumentGone(error: unknown): boolean {
  return error instanceof Error && /context|disposed|destroyed|navigat|detached/i.test(error.message);
}

/** An element of a page. Where frame and selector are known it is asked through them: that takes one message. */
export interface Place {
  locator: Locator;
  frame?: Frame;
  selector?: string;
}

/** The same with an element of the page as the first argument. It is waited for. */
export async function evaluateOnElement<Result>(
  { locator, frame, selector }: Place,
  call: Omit<Call<[Element: never], Result>, "with">,
  pace: Pace,
): Promise<Result> {
  const limitMs = call.limitMs ?? 3_000;
  return bounded(pace, limitMs, async () => {
    const known = frame && selector !== undefined ? await evaluateAt(frame, selector, call) : undefined;
    if (known) return known.result;
    const text = travelling<unknown, Result>(call, "given");
    return locator.evaluate(text, undefined, { timeout: timeLimit(pace, limitMs) });
  });
}

/** Undefined where nothing stands there now. */
function evaluateAt<Result>(
  frame: Frame,
  selector: string,
  call: Pick<Call<[Element: never], Result>, "run" | "scope">,
): Promise<{ result: Result } | undefined> {
  return withStand(frame, call, async ({ tools, places }) => {
    const asked = { place: places.get(call.run) ?? -1, selector };
    return (await tools).evaluate(async ({ functions, firstAt }, { place, selector }) => {
      const element = firstAt(selector);
      return element ? { result: (await functions[place]?.(element)) as Result } : undefined;
    }, asked);
  });
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
