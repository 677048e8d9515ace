import type { CDPSession, Page } from "playwright-core";
import type { Place } from "../call-in-page.ts";
import type { Pace } from "../waiting/pace.ts";
import { withinLimit } from "../waiting/within-limit.ts";

/** Events that a press brings about. */
const ofPress =
  /^(click|dblclick|auxclick|mouse(down|up)|pointer(down|up|rawupdate)|(got|lost)pointercapture|touch|focus|blur|submit|input|change|beforeinput|DOMActivate|keydown|keyup)/;
/** Deeper than any page. */
const mostAncestors = 200;

/**
 * Whether a press of this would reach nothing at all: no script listens to it anywhere between the element and the
 * window, and the browser itself does nothing. False also where that cannot be told.
 */
export function isDeaf(page: Page, { frame, selector }: Place, pace: Pace): Promise<boolean> {
  if (selector === undefined || (frame !== undefined && frame !== page.mainFrame()))
    return Promise.resolve(false);
  return withinLimit(pace, () => isHeardByNobody(page, selector), false);
}

async function isHeardByNobody(page: Page, selector: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  try {
    const element = await findElement(session, selector);
    if (element === undefined || (await isActing(session, element))) return false;
    const window = session.send("Runtime.evaluate", { expression: "window" });
    const places = [...(await ancestorsOf(session, element)), (await window).result.objectId];
    const heard = await Promise.all([
      isHeardAt(session, element, { isWithParts: true }),
      ...places.map((place) => place === undefined || isHeardAt(session, place)),
    ]);
    return !heard.includes(true);
  } finally {
    await session.detach().catch(() => undefined);
  }
}

/** In a world of its own, where the page has replaced nothing. Undefined where it is not the only one, or not in the document itself. */
async function findElement(session: CDPSession, selector: string): Promise<string | undefined> {
  const [{ root }, { frameTree }] = await Promise.all([
    session.send("DOM.getDocument", { depth: 0 }),
    session.send("Page.getFrameTree"),
  ]);
  const [{ nodeIds }, { executionContextId }] = await Promise.all([
    session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector }),
    session.send("Page.createIsolatedWorld", { frameId: frameTree.frame.id }),
  ]);
  const [nodeId, ...others] = nodeIds;
  if (nodeId === undefined || others.length > 0) return undefined;
  const { object } = await session.send("DOM.resolveNode", { nodeId, executionContextId });
  return object.objectId;
}

/** Links, and what sends or resets a form, or opens something, act without a script. */
async function isActing(session: CDPSession, objectId: string): Promise<boolean> {
  const acting =
    "a[href], area[href], label, summary, input, select, textarea, option, button:not([type=button]), [popovertarget], [command]";
  const functionDeclaration = `function () { return this.closest(${JSON.stringify(acting)}) !== null; }`;
  const { result } = await session.send("Runtime.callFunctionOn", {
    objectId,
    functionDeclaration,
    returnByValue: true,
  });
  return result.value !== false;
}

async function isHeardAt(
  session: CDPSession,
  objectId: string,
  { isWithParts = false } = {},
): Promise<boolean> {
  const depth = isWithParts ? -1 : 1;
  const { listeners } = await session.send("DOMDebugger.getEventListeners", {
    objectId,
    depth,
    pierce: true,
  });
  return listeners.some(({ type }) => ofPress.test(type));
}

/** Up to the document. */
async function ancestorsOf(session: CDPSession, objectId: string): Promise<(string | undefined)[]> {
  const functionDeclaration = `function () {
    const all = [];
    for (let place = this.parentNode; place && all.length < ${mostAncestors}; place = place.parentNode) all.push(place);
    return all;
  }`;
  const { result } = await session.send("Runtime.callFunctionOn", { objectId, functionDeclaration });
  if (result.objectId === undefined) return [undefined];
  const { result: found } = await session.send("Runtime.getProperties", {
    objectId: result.objectId,
    ownProperties: true,
  });
  return found.filter(({ name }) => /^\d+$/.test(name)).map(({ value }) => value?.objectId);
}
