import { confirmedSchema, type JsonObject } from "@cartwright/contract";
import { type CheckoutOutcome, merchantDomainOf, type RunHost } from "@cartwright/engine/server";
import { orderMayExist } from "./run-endings.ts";
import type { RunSessions } from "./run-engine.ts";
import type { ClaimedRun } from "./run-record.ts";

const namingSteps: readonly unknown[] = ["contact_filled", "address_filled", "signed_in"];

/** Whether a shop that got so far knows who buys: any button may order from then on. */
export function namesBuyer(steps: readonly { data: JsonObject }[]): boolean {
  return steps.some(({ data }) => namingSteps.includes(data.step));
}

/**
 * Asks a person before a run begins again whose process a page has ended when its shop knew who buys: that shop may
 * have taken an order by then. Returns the end of the run if they don't agree.
 */
export async function askToBeginAgain(
  host: Pick<RunHost, "ask">,
  run: ClaimedRun,
  sessions: RunSessions | undefined,
): Promise<CheckoutOutcome | undefined> {
  if (run.pageLosses === 0 || !(namesBuyer(run.steps) || (await isSignedIn(run, sessions)))) return undefined;
  const shop = new URL(run.target.url).host;
  const answer = await host.ask({
    key: "confirm",
    message: `A page of ${shop} has ended the browser of this purchase. The shop knew by then who buys, and may have taken an order: look for it at the shop or in the buyer's e-mail before you agree. Begin the purchase again?`,
    responseSchema: confirmedSchema,
  });
  if ("confirmed" in answer && answer.confirmed === "yes") return undefined;
  return {
    status: "failed",
    reason: "automation_failed",
    code: "order_state_unknown",
    message: `A page of ${shop} has ended the browser of this purchase, which was not begun again. ${orderMayExist}`,
  };
}

async function isSignedIn(run: ClaimedRun, sessions: RunSessions | undefined): Promise<boolean> {
  const { tenantId, buyerProfileId, target } = run;
  if (!sessions || buyerProfileId === undefined) return false;
  const merchantDomain = merchantDomainOf(target.url);
  return (await sessions.load({ tenantId, buyerProfileId, merchantDomain })) !== undefined;
}
