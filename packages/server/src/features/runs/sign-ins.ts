import { setTimeout } from "node:timers/promises";
import { merchantDomainOf, RunStoppedError, type StoredSession } from "@cartwright/engine/server";
import type { HeldRun } from "./held-runs.ts";
import type { RunSessions, SessionOwner } from "./run-engine.ts";
import type { ClaimedRun, RunRecord } from "./run-record.ts";

interface SignInDependencies {
  run: ClaimedRun;
  held: HeldRun;
  record: Pick<RunRecord, "takeSignInTurn" | "recordStep">;
  sessions: RunSessions | undefined;
}

/** What a run does with its buyer's sign-in at the merchant. */
interface SignIns {
  /** What an earlier run has signed in to. */
  load(merchantDomain: string): Promise<StoredSession | undefined>;
  save(merchantDomain: string, session: StoredSession): Promise<void>;
  /** Call before anybody is asked for credentials. */
  enter(options: { mayWait: boolean }): Promise<void>;
}

export function bindSignIns(dependencies: SignInDependencies): SignIns {
  const { run, sessions } = dependencies;
  /** Credentials were given, and a resulting sign-in has not been stored yet. */
  let isNewSignIn = false;
  return {
    load: async (merchantDomain) => {
      const owner = ownerOf(run, merchantDomain);
      const session = owner && (await sessions?.load(owner));
      if (session) await takeTurn(dependencies, owner);
      return session;
    },
    save: async (merchantDomain, session) => {
      const owner = ownerOf(run, merchantDomain);
      if (!owner || !sessions) return;
      await sessions.save(owner, session, { isNewSignIn });
      isNewSignIn = false;
    },
    enter: async ({ mayWait }) => {
      const owner = ownerOf(run, merchantDomainOf(run.target.url));
      if (owner && mayWait) await takeTurn(dependencies, owner);
      isNewSignIn = true;
    },
  };
}

const stepCode = "sign_in_awaited";

/**
 * Runs that are signed in to one account share its cart, so they go one after the other. A run whose turn it
 * is not says so and stops, to be driven again once the other has ended. Guests don't wait.
 */
async function takeTurn({ run, held, record }: SignInDependencies, owner: SessionOwner): Promise<void> {
  if (await record.takeSignInTurn({ ...run, ...owner })) return;
  const label = `Waiting for another purchase of this buyer at ${owner.merchantDomain} to end: both use the same sign-in.`;
  if (!run.steps.some(({ data }) => data.step === stepCode))
    await record.recordStep(run, { code: stepCode, label, facts: {} });
  held.stop("awaits_sign_in");
  throw new RunStoppedError("the run waits for the sign-in");
}

const lookIntervalMs = 500;

/** Resolves when no other run uses the sign-in, or when aborted. */
export async function untilSignInIsFree(
  record: Pick<RunRecord, "isSignInUsed">,
  run: ClaimedRun,
  signal: AbortSignal,
): Promise<void> {
  const owner = ownerOf(run, merchantDomainOf(run.target.url));
  while (owner && !signal.aborted && (await record.isSignInUsed({ ...run, ...owner })))
    await setTimeout(lookIntervalMs, undefined, { signal }).catch(() => undefined);
}

function ownerOf({ tenantId, buyerProfileId }: ClaimedRun, merchantDomain: string): SessionOwner | undefined {
  return buyerProfileId === undefined ? undefined : { tenantId, buyerProfileId, merchantDomain };
}
