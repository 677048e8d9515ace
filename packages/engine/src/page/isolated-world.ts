import type { Frame, Locator } from "playwright-core";

/**
 * The driver's own JavaScript world in a document, beside the page's: both see the same elements, but not
 * each other's objects. The driver's public API evaluates only in the page's world, so this file, and no
 * other, uses driver internals. The driver's version is pinned.
 */
export interface IsolatedWorld {
  /** Runs a script. Its result stays in the world. */
  run(script: string): Promise<Resident>;
  /**
   * Calls a function, given as source text, with a resident, strings and optionally one element. The result
   * is plain data.
   */
  call(
    functionText: string,
    resident: Resident,
    texts: readonly string[],
    element?: Resident,
  ): Promise<unknown>;
}

/** An object or element in an isolated world. */
export interface Resident {
  dispose(): void;
}

/**
 * The world of the frame's current document, after waiting for it; the same object for the document's
 * lifetime. Rejects (never throws) if the frame or its page is gone.
 */
export async function isolatedWorld(frame: Frame): Promise<IsolatedWorld> {
  return worldOf(driverFrame(frame));
}

/** The frame's element, in the world of the parent frame. */
export async function frameElement(frame: Frame): Promise<{ world: IsolatedWorld; element: Resident }> {
  const inner = driverFrame(frame);
  const parent = driverFrame(frame.parentFrame());
  const session = inner._page.delegate._sessionForFrame(parent);
  const { backendNodeId } = await session._client.send("DOM.getFrameOwner", { frameId: inner._id });
  const context = await parent.context("utility");
  return { world: wrap(context), element: await session._adoptBackendNodeId(backendNodeId, context) };
}

/**
 * Calls a function, given as source text, on the one element that a locator finds now, in its frame's
 * isolated world, with `{ elements }` and the strings. Undefined if there is no element.
 */
export async function callOnLocated(
  locator: Locator,
  functionText: string,
  texts: readonly string[],
): Promise<{ world: IsolatedWorld; result: unknown } | undefined> {
  const { frame, selector } = partsOf(locator);
  const target = { selector, strict: true };
  const found = await driverFrame(frame).selectors.callOnSelector(target, functionText, texts);
  return found ? { world: await worldOf(found.frame), result: found.result } : undefined;
}

/** A locator for another selector in the same frame. */
export function locatorBeside(locator: Locator, selector: string): Locator {
  return partsOf(locator).frame.locator(selector).first();
}

/**
 * Evaluates an expression in the page's own world, where the page may have replaced anything. The result is
 * untrusted plain data.
 */
export async function evaluateInPagesWorld(frame: Frame, expression: string): Promise<unknown> {
  const context = await driverFrame(frame).context("main");
  return context.rawEvaluateJSON(expression);
}

/**
 * The types of all events that the page's own scripts and markup listen to in the frame's document, including its
 * shadow trees and the frames of its process; not those that this driver listens to.
 */
export async function typesListenedTo(frame: Frame): Promise<ReadonlySet<string>> {
  const inner = driverFrame(frame);
  const context = await inner.context("main");
  const { _client: client } = inner._page.delegate._sessionForFrame(inner);
  const [document, window] = await Promise.all(
    ["document", "window"].map((expression) => context.rawEvaluateHandle(expression)),
  );
  const found = await Promise.all([
    listenersOf(client, document, { depth: -1, pierce: true }),
    // Of the window, those of the page's world alone.
    listenersOf(client, window),
  ]);
  const listeners = found.flat();
  const own = new Set(listeners.filter(({ type }) => type === driversOwn).map(({ scriptId }) => scriptId));
  return new Set(listeners.filter(({ scriptId }) => !own.has(scriptId)).map(({ type }) => type));
}

/** The driver's script listens to the mouse at the document, and to this, which marks it. */
const driversOwn = "__playwright_global_listeners_check__";

interface Listener {
  type: string;
  scriptId: string;
}

async function listenersOf(
  client: DriverSession["_client"],
  target: Resident | undefined,
  reach: { depth?: number; pierce?: boolean } = {},
): Promise<readonly Listener[]> {
  const objectId = at(target, "_objectId");
  if (typeof objectId !== "string") throw new DriverShapeError("JSHandle._objectId");
  const { listeners } = await client.send("DOMDebugger.getEventListeners", { objectId, ...reach });
  target?.dispose();
  return listeners;
}

interface DriverContext {
  rawEvaluateJSON(expression: string): Promise<unknown>;
  rawEvaluateHandle(expression: string): Promise<Resident>;
  raceAgainstContextDestroyed<Result>(work: Promise<Result>): Promise<Result>;
  delegate: {
    evaluateWithArguments(
      functionText: string,
      isByValue: true,
      self: Resident,
      values: readonly string[],
      handles: readonly Resident[],
    ): Promise<unknown>;
  };
}

interface DriverFrame {
  _id: string;
  _page: { delegate: { _sessionForFrame(frame: DriverFrame): DriverSession } };
  context(world: "utility" | "main"): Promise<DriverContext>;
  selectors: {
    callOnSelector(
      target: { selector: string; strict: boolean },
      functionText: string,
      argument: unknown,
    ): Promise<{ frame: DriverFrame; result: unknown } | null>;
  };
}

interface DriverSession {
  _client: {
    send(method: "DOM.getFrameOwner", params: { frameId: string }): Promise<{ backendNodeId: number }>;
    send(
      method: "DOMDebugger.getEventListeners",
      params: { objectId: string; depth?: number; pierce?: boolean },
    ): Promise<{ listeners: readonly Listener[] }>;
  };
  _adoptBackendNodeId(backendNodeId: number, context: DriverContext): Promise<Resident>;
}

const worlds = new WeakMap<DriverContext, IsolatedWorld>();

async function worldOf(frame: DriverFrame): Promise<IsolatedWorld> {
  return wrap(await frame.context("utility"));
}

function wrap(context: DriverContext): IsolatedWorld {
  const known = worlds.get(context);
  if (known) return known;
  const world: IsolatedWorld = {
    run: (script) => context.rawEvaluateHandle(script),
    call: (functionText, resident, texts, element) =>
      context.raceAgainstContextDestroyed(
        context.delegate.evaluateWithArguments(functionText, true, resident, texts, element ? [element] : []),
      ),
  };
  worlds.set(context, world);
  return world;
}

function driverFrame(frame: Frame | null): DriverFrame {
  const inner = at(frame, "_connection", "toImpl");
  if (typeof inner !== "function") throw new DriverShapeError("_connection.toImpl");
  const found = letGo(() => inner(frame));
  for (const path of [
    ["context"],
    ["selectors", "callOnSelector"],
    ["_page", "delegate", "_sessionForFrame"],
  ])
    if (typeof at(found, ...path) !== "function") throw new DriverShapeError(path.join("."));
  return found as DriverFrame;
}

/** The driver forgets the frames of a page that has crashed, or was closed, without a word of its own for that. */
function letGo(find: () => unknown): unknown {
  try {
    return find();
  } catch (cause) {
    throw new Error("the frame is detached: the driver has let go of it", { cause });
  }
}

function partsOf(locator: Locator): { frame: Frame; selector: string } {
  const [frame, selector] = [at(locator, "_frame"), at(locator, "_selector")];
  if (typeof selector !== "string" || typeof at(frame, "locator") !== "function")
    throw new DriverShapeError("locator._selector");
  return { frame: frame as Frame, selector };
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (holder, name) => (typeof holder === "object" && holder !== null ? Reflect.get(holder, name) : undefined),
    value,
  );
}

/** The installed driver isn't the version that this file was written for. */
class DriverShapeError extends Error {
  override readonly name = "DriverShapeError";

  constructor(missing: string) {
    super(
      `playwright-core lacks "${missing}": check packages/engine/src/page/isolated-world.ts against its version`,
    );
  }
}
