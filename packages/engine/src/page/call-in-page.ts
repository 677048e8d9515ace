import type { Frame, Locator, Page } from "playwright-core";
import { inCurrentDocument } from "./document-gone.ts";
import { framesOf } from "./frames-of.ts";
import { type InPage, type InPageName, type InPageResults, UnreadablePageError } from "./in-page-answers.ts";
import {
  callOnLocated,
  frameElement,
  type IsolatedWorld,
  isolatedWorld,
  type Resident,
} from "./isolated-world.ts";
import { askUnlessUnchanged, parseTold } from "./last-answers.ts";
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

/**
 * Runs a function of `in-page/callable.ts` in a frame's document, in one message and isolated from the page's
 * scripts. With `anew`, a reading is taken even if nothing seems to have changed since the last.
 */
export function callInPage<Name extends InPageName>(
  { frame, pace, limitMs = 3_000, anew = false }: Limits & { frame: Frame; anew?: boolean },
  name: Name,
  ...args: Parameters<InPage[Name]>
): Promise<InPageResults[Name]> {
  return boundedIn(frame, { pace, limitMs }, () =>
    withInPage(frame, async (world, inPage) => {
      const ask = (texts: readonly string[]) => world.call(answerText, inPage, texts);
      const told = await askUnlessUnchanged(world, { name, args, anew }, ask);
      return told ? told.result : parseTold(name, undefined);
    }),
  );
}

/**
 * An element of a page. If frame and selector are known, they are used because that takes only one message.
 */
export interface Place {
  locator: Locator;
  frame?: Frame;
  selector?: string;
}

/** Same, with an element of the page as the first argument. Waits for the element. */
export function callOnElement<Name extends NameOnElement>(
  { locator, frame, selector, pace, limitMs = 3_000 }: Limits & Place,
  name: Name,
  ...args: Rest<Name>
): Promise<InPageResults[Name]> {
  return bounded(pace, limitMs, async () => {
    const told = frame && selector !== undefined ? await askAt(frame, { name, args, selector }) : undefined;
    return told ? told.result : askLocated(locator, { name, args }, Date.now() + limitMs);
  });
}

/** Same, with the frame's element in the parent document. */
export function callOnFrameElement<Name extends NameOnElement>(
  { frame, pace, limitMs = 3_000 }: Limits & { frame: Frame },
  name: Name,
  ...args: Rest<Name>
): Promise<InPageResults[Name]> {
  return bounded(pace, limitMs, async () => {
    const { world, element } = await elementOf(frame);
    const texts = [name, JSON.stringify(args), ""];
    return parseTold(name, await world.call(answerText, await install(world), texts, element));
  });
}

/** Installs the functions in each document of this page as soon as it loads. */
export function expectDocuments(page: Page): void {
  if (expected.has(page)) return;
  expected.add(page);
  const meet = (frame: Frame) => {
    // A document that has already been replaced doesn't need it.
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
 * If a child frame hasn't answered a call, because a script in it never ends, it isn't called again until it
 * has answered. That way it costs one timeout, not one each time the page is read.
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

const answerText = "(inPage, name, args, known, element) => inPage.answer(name, args, known, element)";
const answerAtText = "(inPage, name, args, known, selector) => inPage.answerAt(selector, name, args, known)";
/** Own properties only: page elements with ids become inherited globals. */
const answerLocatedText =
  "({ elements }, [name, args]) => Object.hasOwn(globalThis, 'inPage') ? inPage.answer(name, args, '', elements[0]) : null";

/** Undefined if the element isn't there now. */
function askAt<Name extends InPageName>(
  frame: Frame,
  asked: { name: Name; args: readonly unknown[]; selector: string },
): Promise<{ result: InPageResults[Name] } | undefined> {
  return withInPage(frame, (world, inPage) =>
    askUnlessUnchanged(world, asked, (texts) => world.call(answerAtText, inPage, [...texts, asked.selector])),
  );
}

async function askLocated<Name extends InPageName>(
  locator: Locator,
  { name, args }: { name: Name; args: readonly unknown[] },
  until: number,
): Promise<InPageResults[Name]> {
  const texts = [name, JSON.stringify(args)];
  for (let waitMs = 20; ; waitMs = Math.min(waitMs * 2, 250)) {
    const found = await callOnLocated(locator, answerLocatedText, texts);
    if (found && found.result !== null) return parseTold(name, found.result);
    if (found) await install(found.world);
    else if (Date.now() + waitMs >= until) throw new Error("there is no such element on the page");
    else await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Uses the functions of the frame's document. */
function withInPage<Outcome>(
  frame: Frame,
  use: (world: IsolatedWorld, inPage: Resident) => Promise<Outcome>,
): Promise<Outcome> {
  return inCurrentDocument(async () => {
    const world = await isolatedWorld(frame);
    return use(world, await install(world));
  });
}

const installed = new WeakMap<IsolatedWorld, Promise<Resident>>();

/** Once per document. */
function install(world: IsolatedWorld): Promise<Resident> {
  const known = installed.get(world);
  if (known) return known;
  const inPage = script().then((text) => world.run(text));
  installed.set(world, inPage);
  inPage.catch(() => installed.delete(world));
  return inPage;
}

/** For processes that are given the script and don't bundle it themselves. */
export function useCallable(script: string): void {
  bundled = Promise.resolve(script);
}

let bundled: Promise<string> | undefined;

/** Bundled once per process and shared by all runs. */
function script(): Promise<string> {
  bundled ??= import("./bundle-in-page.ts").then(({ bundleCallable }) => bundleCallable());
  return bundled;
}

/**
 * A frame keeps its element until it is removed, so it is looked up once. It is lost with the parent's
 * document.
 */
function elementOf(frame: Frame): ReturnType<typeof frameElement> {
  const known = elements.get(frame);
  if (known) return known;
  const element = frameElement(frame);
  elements.set(frame, element);
  element.catch(() => elements.delete(frame));
  return element;
}

const elements = new WeakMap<Frame, ReturnType<typeof frameElement>>();
