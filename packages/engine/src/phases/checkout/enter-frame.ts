import type { Frame } from "playwright-core";
import { asksWhoBuys } from "../../page/fields/asks-who-buys.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { settle } from "../../page/waiting/settle.ts";
import { failures } from "../failures/failures.ts";
import { PurchaseFailed } from "../failures/purchase-failed.ts";
import { type Look, lookAt } from "../form/ways/read-ways.ts";
import { goTo } from "../page/go-to.ts";
import type { PaymentPages } from "../payment/card/admit-payment-pages.ts";
import type { Visit } from "../visit.ts";

/**
 * Opens a checkout that is shown in a frame as a page of its own, so that its total and receipt are read as
 * usual; one of an unknown host only if a person agrees to that host, and otherwise the run ends. Goes back if it only
 * works inside its frame.
 */
export async function enterFrame(
  visit: Visit,
  look: Look,
  { mayGive }: Pick<PaymentPages, "mayGive">,
): Promise<void> {
  const frame = askingFrame(visit, look);
  const { hostname } = URL.parse(frame?.url() ?? "") ?? {};
  if (!frame || !hostname) return;
  // What would be typed next goes to that host.
  if (!isMeant(visit, frame) && !(await mayGive(hostname))) throw failures.ledAway(hostname);
  const outer = visit.page.url();
  try {
    await goTo(visit, frame.url());
    await settle(visit.page, visit.pace);
    if (asksWhoBuys(openFields(await lookAt(visit)))) return;
  } catch (error) {
    if (!(error instanceof PurchaseFailed)) throw error;
  }
  await goTo(visit, outer);
}

/** The frame of the shop, or of a site that the order names, that alone asks who buys. */
export function framedCheckout(visit: Pick<Visit, "page" | "browser">, look: Look): Frame | undefined {
  const frame = askingFrame(visit, look);
  return frame && isMeant(visit, frame) ? frame : undefined;
}

function askingFrame({ page }: Pick<Visit, "page">, look: Look): Frame | undefined {
  const main = page.mainFrame();
  const fields = openFields(look);
  const [frame] = fields.map((field) => field.frame).filter((one) => one !== main);
  if (!frame || !asksWhoBuys(fields.filter((field) => field.frame === frame))) return undefined;
  if (asksWhoBuys(fields.filter((field) => field.frame !== frame))) return undefined;
  const inner = URL.parse(frame.url());
  return inner?.href !== main.url() && inner?.protocol.startsWith("http") ? frame : undefined;
}

function isMeant({ page, browser }: Pick<Visit, "page" | "browser">, frame: Frame): boolean {
  const [own, inner] = [URL.parse(page.url()), URL.parse(frame.url())];
  return inner?.origin === own?.origin || browser.mayVisit(frame.url());
}

function openFields({ all }: Look): Field[] {
  return all.filter(({ enabled, isAside }) => enabled && !isAside);
}
