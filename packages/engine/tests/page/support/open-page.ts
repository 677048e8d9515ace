import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "../../../src/browser/chromium/find-chromium.ts";
import type { Pace } from "../../../src/page/waiting/pace.ts";

export interface PageBench {
  /** Shows a page with this body in English, or a whole document if it starts with a doctype. */
  open(html: string, answers?: Record<string, Answer>): Promise<Page>;
  /** Requests that reached the server since the page was opened: method and path. */
  received: string[];
  close(): Promise<void>;
}

interface Answer {
  body: string;
  afterMs?: number;
  status?: number;
  headers?: Record<string, string>;
}

export const pace: Pace = { signal: new AbortController().signal, remainingMs: () => 30_000 };

/**
 * One browser, one listener and one page for a whole test file: with a page of its own, each test would start
 * a process, which takes five times as long as opening a document. `hasNewPages` is for tests of what the
 * engine remembers of a page, and for pages that keep their process busy.
 */
export async function openPageBench({ hasNewPages = false } = {}): Promise<PageBench> {
  const received: string[] = [];
  let pages: Record<string, Answer> = {};
  const server = createServer((request, response) => {
    const [path = "/"] = (request.url ?? "/").split("?opened=");
    if (path !== "/favicon.ico") received.push(`${request.method} ${path}`);
    const answer = pages[path] ?? { body: "", status: 404 };
    setTimeout(() => {
      response.writeHead(answer.status ?? 200, {
        "content-type": "text/html; charset=utf-8",
        ...answer.headers,
      });
      response.end(answer.body);
    }, answer.afterMs ?? 0);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await launch();
  const context = await browser.newContext();
  let page: Page | undefined;
  let opened = 0;
  return {
    received,
    open: async (html, answers = {}) => {
      if (hasNewPages) await page?.close();
      received.length = 0;
      const document = html.startsWith("<!doctype")
        ? html
        : `<!doctype html><html lang="en"><body>${html}</body></html>`;
      pages = { ...answers, "/": answers["/"] ?? { body: document } };
      if (!page || page.isClosed()) page = await context.newPage();
      opened += 1;
      // Each has its own address: when the browser reloads one, it scrolls to where it was. The test's own limit
      // applies, since a huge page takes long on a busy machine.
      await page.goto(`http://127.0.0.1:${port}/?opened=${opened}`, { timeout: 0 });
      return page;
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function launch(): Promise<Browser> {
  const { executablePath, environment } = await findChromium({
    chromiumPath: process.env.CHROMIUM_PATH,
    searchPath: process.env.PATH,
  });
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...environment } as Record<string, string>,
    args: ["--site-per-process", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
}
