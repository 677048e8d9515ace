import { merchantDomainOf } from "../../merchant-domain.ts";
import type { Visit } from "../visit.ts";
import { readSession, writeSession } from "./stored-session.ts";

/** Begins signed in, where an earlier run has left a sign-in of this buyer at this merchant. */
export async function restoreSession(visit: Visit): Promise<void> {
  const domain = merchantDomainOf(visit.order.url);
  const session = await visit.host.loadSession(domain);
  if (!session) return;
  await writeSession(visit.browser.context, domain, session, visit.pace);
  visit.session = "restored";
}

/**
 * Leaves the sign-in for later runs, as it is now. Best effort: a purchase does not fail for it, and a sign-in that was
 * not kept is asked for again.
 */
export async function keepSession(visit: Visit): Promise<void> {
  if (visit.session !== "restored" && visit.session !== "signed_in") return;
  const domain = merchantDomainOf(visit.order.url);
  const session = await readSession(visit.browser.context, domain, visit.pace).catch(() => undefined);
  if (session) await visit.host.saveSession(domain, session).catch(() => undefined);
}

/** Goes on as a stranger to the shop, whose next sign-in is asked for. */
export async function forgetSession(visit: Visit): Promise<void> {
  visit.session = "ended";
  await visit.browser.context.setStorageState({ cookies: [], origins: [] });
}
