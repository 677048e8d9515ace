import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import type { BrowserProcess } from "../browser/chromium/browser-process.ts";
import { openRunBrowser } from "../browser/open-run-browser.ts";
import { Journal } from "../deciding/journal.ts";
import { isTotalDrawn } from "../page/amounts/is-total-drawn.ts";
import { settledTotal } from "../page/amounts/read-total.ts";
import { fillTogether } from "../page/filling/fill-together.ts";
import { readConfirmation } from "../page/outcomes/read-confirmation.ts";
import type { Pace } from "../page/waiting/pace.ts";
import { settle } from "../page/waiting/settle.ts";
import { lookAt, rankWaysOf } from "../phases/form/ways/read-ways.ts";

const limitMs = 5_000;

/**
 * Goes through a form of ours, opened the way the run will open its shop, while the process waits for that
 * run. Whatever is slow the first time, in this process and its browser, is then already done. Best effort;
 * its page can reach nothing but the form.
 */
export async function rehearse(process: BrowserProcess, signal: AbortSignal): Promise<void> {
  const until = performance.now() + limitMs;
  const pace: Pace = { signal, remainingMs: () => Math.max(0, until - performance.now()) };
  const server = await serveForm();
  try {
    const { port } = server.address() as AddressInfo;
    const targetUrl = `http://localhost:${port}/`;
    const { page, close } = await openRunBrowser(
      process,
      { targetUrl, privateHosts: [`localhost:${port}`] },
      {},
    );
    try {
      signal.throwIfAborted();
      // Once: after three rounds a purchase took no less time than after one.
      await page.goto(targetUrl, { waitUntil: "commit", timeout: pace.remainingMs() });
      await rehearseStep(page, pace);
    } finally {
      await close();
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function serveForm(): Promise<Server> {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html").end(form);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject).listen(0, "127.0.0.1", resolve);
  await promise;
  return server;
}

/** One checkout step: reads, fills, ranks the ways to continue, and looks for the total and a receipt. */
async function rehearseStep(page: Page, pace: Pace): Promise<void> {
  const { fields } = await lookAt({ page, pace });
  const fillings = fields.map((field) => ({ field, value: field.control === "select" ? "US" : "1" }));
  await fillTogether(fillings, pace);
  await settle(page, pace, { limitMs: 500 });
  const run = { order: { url: page.url() }, browser: { mayVisit: () => true }, journal: new Journal() };
  rankWaysOf(run, await lookAt({ page, pace }), { goal: "next_step", known: { isBuyerKnown: true } });
  const shown = await settledTotal(page, pace, { currency: undefined });
  if (shown) await isTotalDrawn(page, pace, { total: shown.total, currency: undefined });
  await readConfirmation(page, pace);
}

const form = `<!doctype html><html lang="en"><title>Checkout</title><main><h1>Checkout</h1>
<form><fieldset><legend>Shipping address</legend>
<label>E-mail <input name="email" type="email"></label>
<label>First name <input name="first_name"></label>
<label>Last name <input name="last_name"></label>
<label>Address <input name="address1"></label>
<label>ZIP code <input name="zip"></label>
<label>City <input name="city"></label>
<label>Region <select name="zone">${"<option>Region</option>".repeat(24)}</select></label>
<label>Country <select name="country"><option value="CA">Canada<option value="US">United States</select></label>
</fieldset><table><tr><td>Subtotal<td>$20.00<tr><td>Shipping<td>$4.00<tr><th>Total<td>$24.00</table>
<button type="button">Continue to payment</button></form></main>`;
