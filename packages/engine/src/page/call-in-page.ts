import type { Frame, Locator, Page } from "playwright-core";
import { framesOf } from "./frames-of.ts";
import {
  type InPage,
  type InPageName,
  type InPageResults,
  parseAnswer,
  UnreadablePageError,
} from "./in-page-answers.ts";
import {
  callOnLocated,
  frameElement,
  type IsolatedWorld,
  isolatedWorld,
  type Resident,
} from "./isolated-world.ts";
import type { Pace } from "./waiting/pace.ts";
import { bounded, PageTimeoutError } from "./waiting/pace.ts";

type NameOnElement = {
  [Name in InPageName]: Parameters<InPage[Name]> extends [element: infer First, ...unknown[]]
    ? First extends Element
      ? Name
      : never
    : never;
}[InPageName];
type Rest<Name extends InPageName> =
  Parameters<InPage[Name]> extends [unknown, ...infer Others] ? Others : never;

interface Limits {
  pace: Pace;
  limitMs?: number;
}

/** Runs a function of `in-page/callable.ts` in a frame's document: out of reach of the page, and as one message. */
export function callInPage<Name extends InPageName>(
  { frame, pace, limitMs = 3_000 }: Limits & { frame: Frame },
  name: Name,
  ...args: Parameters<InPage[Name]>
): Promise<InPageResults[Name]> {
  return boundedIn(frame, { pace, limitMs }, () =>
    withInPage(frame, async (world, inPage) => {
      const text = await world.call(answerText, inPage, [name, JSON.stringify(args)]);
      return parseAnswer(name, text);
    }),
  );
}

/** An element of a page. Where frame and selector are known it is asked through them: that takes one message. */
export interface Place {
  locator: Locator;
  frame?: Frame;
  selector?: string;
}

/** The same with an element of the page as the first argument. It is waited for. */
export function callOnElement<Name extends NameOnElement>(
  { locator, frame, selector, pace, limitMs = 3_000 }: Limits & Place,
  name: Name,
  ...args: Rest<Name>
): Promise<InPageResults[Name]> {
  const texts = [name, JSON.stringify(args)] as const;
  return bounded(pace, limitMs, async () => {
    const known = frame && selector !== undefined ? await askAt(frame, selector, texts) : undefined;
    return parseAnswer(name, known ?? (await askLocated(locator, texts, Date.now() + limitMs)));
  });
}

/** The same with the element that holds a frame, in the frame's parent. */
export function callOnFrameElement<Name extends NameOnElement>(
  { frame, pace, limitMs = 3_000 }: Limits & { frame: Frame },
  name: Name,
  ...args: Rest<Name>
): Promise<InPageResults[Name]> {
  return bounded(pace, limitMs, async () => {
    const { world, element } = await elementOf(frame);
    const text = await world.call(answerText, await install(world), [name, JSON.stringify(args)], element);
    return parseAnswer(name, text);
  });
}

/** Installs the functions in all documents of this page from the first moment on. */
export function expectDocuments(page: Page): void {
  if (expected.has(page)) return;
  expected.add(page);
  const meet = (frame: Frame) => {
    // A document that is gone again needs none.
    if (frame.url() !== "about:blank")
      isolatedWorld(frame)
        .then(install)
        .catch(() => undefined);
  };
  page.on("framenavigated", meet);
  for (const frame of framesOf(page)) meet(frame);
}

const expected = new WeakSet<Page>();

/**
 * A frame inside the page that has left a call unanswered, because a script in it runs without end, is not asked again
 * until it answers that call: it costs one limit, not one at each look at the page.
 */
async function boundedIn<Outcome>(
  frame: Frame,
  { pace, limitMs }: Required<Limits>,
  ask: () => Promise<Outcome>,
): Promise<Outcome> {
  if (silent.has(frame)) throw new UnreadablePageError("the frame has not answered the last call yet");
  let asking: Promise<Outcome> | undefined;
  try {
    return await bounded(pace, limitMs, () => {
      asking = ask();
      return asking;
    });
  } catch (error) {
    if (error instanceof PageTimeoutError && asking && frame.parentFrame() !== null) {
      silent.add(frame);
      const hasAnswered = () => void silent.delete(frame);
      asking.then(hasAnswered, hasAnswered);
    }
    throw error;
  }
}

const silent = new WeakSet<Frame>();

const answerText = "(inPage, name, args, element) => inPage.answer(name, args, element)";
const answerAtText = "(inPage, name, args, selector) => inPage.answerAt(selector, name, args)";
/** Own properties only: an element of the page may have any name. */
const answerLocatedText =
  "({ elements }, [name, args]) => Object.hasOwn(globalThis, 'inPage') ? inPage.answer(name, args, elements[0]) : null";

/** Undefined where nothing is there now. */
function askAt(frame: Frame, selector: string, texts: readonly string[]): Promise<unknown> {
  return withInPage(frame, (world, inPage) => world.call(answerAtText, inPage, [...texts, selector]));
}

async function askLocated(locator: Locator, texts: readonly string[], until: number): Promise<unknown> {
  for (let waitMs = 20; ; waitMs = Math.min(waitMs * 2, 250)) {
    const found = await callOnLocated(locator, answerLocatedText, texts);
    if (found && found.result !== null) return found.result;
    if (found) await install(found.world);
    else if (Date.now() + waitMs >= until) throw new Error("there is no such element on the page");
    else await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Uses the functions of the frame's document, and where another one replaces it meanwhile, of that one. */
async function withInPage<Outcome>(
  frame: Frame,
  use: (world: IsolatedWorld, inPage: Resident) => Promise<Outcome>,
): Promise<Outcome> {
  const ask = async () => {
    const world = await isolatedWorld(frame);
    return use(world, await install(world));
  };
  try {
    return await ask();
  } catch (error) {
    if (!isDocumentGone(error)) throw error;
    return ask();
  }
}

/** What the driver says where a document has been replaced. */
function isDocumentGone(error: unknown): boolean {
  return error instanceof Error && /context|disposed|destroyed|navigat|detached/i.test(error.message);
}

const installed = new WeakMap<IsolatedWorld, Promise<Resident>>();

/** Once for each document. */
function install(world: IsolatedWorld): Promise<Resident> {
  const known = installed.get(world);
  if (known) return known;
  const inPage = script().then((text) => world.run(text));
  installed.set(world, inPage);
  inPage.catch(() => installed.delete(world));
  return inPage;
}

/** For a process that was given the script: it bundles none itself. */
export function useCallable(script: string): void {
  bundled = Promise.resolve(script);
}

let bundled: Promise<string> | undefined;

/** Bundled once per process: no run has its own. */
function script(): Promise<string> {
  bundled ??= import("./bundle-in-page.ts").then(({ bundleCallable }) => bundleCallable());
  return bundled;
}

/** A frame keeps its element as long as it lives, so it is looked up once. It goes with the parent's document. */
function elementOf(frame: Frame): ReturnType<typeof frameElement> {
  const known = elements.get(frame);
  if (known) return known;
  const element = frameElement(frame);
  elements.set(frame, element);
  element.catch(() => elements.delete(frame));
  return element;
}

const elements = new WeakMap<Frame, ReturnType<typeof frameElement>>();
