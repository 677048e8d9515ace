import type { Frame, JSHandle, Locator } from "playwright-core";
import { asJson } from "./in-page/as-json.ts";
import { findStand, type InPageCode, install, type Stand, textOf } from "./in-page-kit.ts";
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
      const asked = { place: places.get(call.run) ?? -1, args: JSON.stringify(call.with) };
      const text = await (await tools).evaluate(
        async ({ functions, asJson }, { place, args }) =>
          asJson(await functions[place]?.(...JSON.parse(args))),
        asked,
      );
      return resultIn(text);
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
    const text = await (await tools).evaluate(
      async ({ functions, asJson }, { place, given }) => asJson(await functions[place]?.(given)),
      asked,
    );
    return resultIn(text);
  });
}

/**
 * Results come as one text: read piece by piece by the driver, a long form takes longer than it took the page to describe.
 * The page runs the very function that was given, so what it returns is that function's result.
 */
function resultIn<Result>(text: string): Result {
  return (text === "" ? undefined : JSON.parse(text)) as Result;
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
    const options = { timeout: timeLimit(pace, limitMs) };
    return resultIn<Result>(await locator.evaluate(travelling(call), undefined, options));
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
    const text = await (await tools).evaluate(async ({ functions, asJson, firstAt }, { place, selector }) => {
      const element = firstAt(selector);
      return element ? asJson(await functions[place]?.(element)) : undefined;
    }, asked);
    return text === undefined ? undefined : { result: resultIn<Result>(text) };
  });
}

/**
 * Functions travel to the page as text, so each must be plain: it may use its arguments, the page's globals and the
 * functions of the scope, by their own names. Made here, not in the page: a page's policy may forbid `eval` there.
 */
function travelling({ run, scope }: InPageCode): (given: unknown) => Promise<string> {
  const functions = textOf([asJson, ...scope, run]);
  const text = `${functions}\nreturn Promise.resolve(${run.name}(given)).then(asJson);`;
  return new Function("given", text) as (given: unknown) => Promise<string>;
}
