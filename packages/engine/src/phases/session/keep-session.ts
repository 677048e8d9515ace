import { merchantDomainOf } from "../../merchant-domain.ts";
import type { Visit } from "../visit.ts";
import { readSession, writeSession } from "./stored-session.ts";

/** Restores the buyer's sign-in at this merchant from an earlier run. */
export async function restoreSession(visit: Visit): Promise<void> {
  const domain = merchantDomainOf(visit.order.url);
  const session = await visit.host.loadSession(domain);
  if (!session) return;
  await writeSession(visit.browser.context, domain, session, visit.pace);
  visit.session = "restored";
}

/**
 * Saves the current sign-in for later runs. Best effort: a purchase doesn't fail because of it, and a sign-in
 * that wasn't saved is asked for again.
 */
export async function keepSession(visit: Visit): Promise<void> {
  if (visit.session !== "restored" && visit.session !== "signed_in") return;
  const domain = merchantDomainOf(visit.order.url);
  const session = await readSession(visit.browser.context, domain, visit.pace).catch(() => undefined);
  if (session) await visit.host.saveSession(domain, session).catch(() => undefined);
}

/** Continues signed out; the shop's next sign-in is asked for. */
export async function forgetSession(visit: Visit): Promise<void> {
  visit.session = "ended";
  await visit.browser.context.setStorageState({ cookies: [], origins: [] });
}
