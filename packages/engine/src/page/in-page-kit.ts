import type { Browser, Frame, JSHandle, Page } from "playwright-core";
import { pageWords } from "../words/page-words.ts";
import { asJson } from "./in-page/as-json.ts";
import { deepAll, deepRoots } from "./in-page/deep-roots.ts";
import { firstAt } from "./in-page/first-at.ts";

/** A plain function whose text runs in the page. */
export type InPageFunction<Args extends readonly never[] = never[], Result = unknown> = (
  ...args: Args
) => Result;

/** What travels to a document together. */
export interface InPageCode {
  run: InPageFunction;
  /** The functions that `run` calls, and those that these call. */
  scope: readonly InPageFunction[];
  /** Called once in each document as soon as it is there, before anybody asks: a watch that takes time to tell. */
  begin?: InPageFunction<[]>;
}

interface Tools {
  functions: ((...args: readonly unknown[]) => unknown)[];
  firstAt: (selector: string) => unknown;
  asJson: typeof asJson;
}

/** Functions as they stand ready in a document, with the place of each. */
export interface Stand {
  tools: Promise<JSHandle<Tools>>;
  places: ReadonlyMap<InPageFunction, number>;
}

interface Kit {
  frame: Frame;
  /** Where each function was installed last. */
  stands: Map<InPageFunction, Stand>;
  /** All that frames of this kind were asked so far in this browser. */
  learned: Map<InPageFunction, InPageCode>;
}

/** Kept beside the frame: what is installed in its document dies with the document. */
const kits = new WeakMap<Frame, Kit>();

/** Where a function was installed, as far as is known; its document may be gone. */
export function findStand(frame: Frame, { run }: InPageCode): Stand | undefined {
  return kits.get(frame)?.stands.get(run);
}

/**
 * Installs a function, in place of a stand whose document is gone. A new document gets all that the former ones were
 * asked for, at one go and as soon as it comes.
 */
export function install(frame: Frame, code: InPageCode, gone?: Stand): Stand {
  const kit = kits.get(frame) ?? openKit(frame);
  kit.learned.set(code.run, code);
  const known = kit.stands.get(code.run);
  if (known && known !== gone) return known;
  const isNewDocument = gone !== undefined || kit.stands.size === 0;
  return putUp(kit, isNewDocument ? [...kit.learned.values()] : [code]);
}

/** Has the documents of this page met from the first on. */
export function expectDocuments(page: Page): void {
  if (!kits.has(page.mainFrame())) openKit(page.mainFrame());
}

function openKit(frame: Frame): Kit {
  const kit = { frame, stands: new Map(), learned: learnedBy(frame) };
  kits.set(frame, kit);
  return kit;
}

interface Lessons {
  /** The shop's own page is asked much that the frames in it are not. */
  main: Kit["learned"];
  inner: Kit["learned"];
}

/** Kept beside the browser, and for each page of it whether it is listened to. */
const lessons = new WeakMap<Browser, Lessons>();
const heard = new WeakSet<Page>();

function learnedBy(frame: Frame): Kit["learned"] {
  const page = frame.page();
  if (!heard.has(page)) page.on("framenavigated", renew);
  heard.add(page);
  const browser = page.context().browser();
  const known = (browser && lessons.get(browser)) ?? { main: new Map(), inner: new Map() };
  if (browser) lessons.set(browser, known);
  return frame.parentFrame() === null ? known.main : known.inner;
}

/** A frame that comes up later is met too. The address changes within a document as well. */
function renew(frame: Frame): void {
  if (frame.url() === "about:blank") return;
  const kit = kits.get(frame) ?? openKit(frame);
  const [code] = kit.learned.values();
  if (!code) return;
  const known = kit.stands.get(code.run);
  const isThere = known ? known.tools.then((tools) => tools.evaluate(() => true)) : Promise.reject();
  isThere.catch(() => install(frame, code, known));
}

function putUp({ frame, stands }: Kit, codes: readonly InPageCode[]): Stand {
  const all = new Set([
    asJson,
    deepRoots,
    deepAll,
    firstAt,
    ...codes.flatMap(({ run, scope }) => [...scope, run]),
  ]);
  const begins = codes.flatMap(({ begin }) => (begin ? `${begin.name}();` : []));
  const names = codes.map(({ run }) => run.name).join();
  const text = [textOf(all), ...begins, `return { functions: [${names}], firstAt, asJson };`].join("\n");
  const stand = {
    // Made here, not in the page: a page's policy may forbid `eval` there.
    tools: frame.evaluateHandle(new Function(text) as () => Tools),
    places: new Map(codes.map(({ run }, place) => [run, place])),
  };
  // Whoever uses it hears of it; nobody may.
  stand.tools.catch(() => undefined);
  for (const { run } of codes) stands.set(run, stand);
  return stand;
}

/** Functions as they travel to a page, with the words that they look for. */
export function textOf(functions: Iterable<InPageFunction>): string {
  return [`const pageWords = ${JSON.stringify(pageWords)};`, ...[...new Set(functions)].map(String)].join(
    "\n",
  );
}
