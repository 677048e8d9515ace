import type { BrowserContext, Page, Request } from "playwright-core";

/** Whether a page of the run has a web socket or an event stream at a host, or a request that is not answered. */
export type IsHostInUse = (host: string) => boolean;

/** Counts what is open at each host, from now on. Documents of tabs don't count: they replace what was there. */
export function watchOpenHosts(context: BrowserContext): IsHostInUse {
  const open = new Map<string, number>();
  const counted = new Set<Request>();
  const add = (address: string, by: number): void => {
    const host = URL.parse(address)?.hostname.replace(/^\[|\]$/g, "");
    if (host === undefined) return;
    const count = Math.max(0, (open.get(host) ?? 0) + by);
    if (count === 0) open.delete(host);
    else open.set(host, count);
  };
  const end = (request: Request): void => {
    if (counted.delete(request)) add(request.url(), -1);
  };
  const watchSockets = (page: Page): void => {
    page.on("websocket", (socket) => {
      add(socket.url(), 1);
      socket.once("close", () => add(socket.url(), -1));
    });
  };
  context.on("request", (request) => {
    if (isDocumentOfTab(request)) return;
    counted.add(request);
    add(request.url(), 1);
  });
  context.on("response", (response) => {
    // An answer that no script reads is never called finished.
    if (!/^text\/event-stream/i.test(response.headers()["content-type"] ?? "")) end(response.request());
  });
  context.on("requestfinished", end);
  context.on("requestfailed", end);
  for (const page of context.pages()) watchSockets(page);
  context.on("page", watchSockets);
  return (host) => open.has(host);
}

function isDocumentOfTab(request: Request): boolean {
  if (!request.isNavigationRequest()) return false;
  try {
    return request.frame().parentFrame() === null;
  } catch {
    // The tab has only started to open.
    return true;
  }
}
