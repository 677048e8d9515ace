import type { AnswerValues } from "@cartwright/contract";
import type { Database, Db, Trx } from "../../platform/database/open-database.ts";
import type { TransitionDependencies } from "./apply-transition.ts";
import type { KeptAnswers } from "./kept-answers.ts";

/** What checkouts need from the rest of the service; passed in by the composition root. */
export interface CheckoutsDependencies extends TransitionDependencies {
  database: Database;
  /** Hostnames that a caller confined to the sandbox may buy from, including their subdomains. */
  sandboxMerchants: readonly string[];
  findBuyerProfile: FindBuyerProfile;
  /** Called in the transaction that creates the checkout or finds it without a job. */
  enqueueRun(trx: Trx, run: RunToEnqueue): Promise<void>;
  /** The `traceparent` of the current request; undefined if tracing is off. */
  currentTraceparent?: () => string | undefined;
  submittedValues: SubmittedValuesOutbox;
  keptAnswers: KeptAnswers;
}

type FindBuyerProfile = (
  db: Db,
  wanted: { tenantId: string; id: string },
) => Promise<{ subject: string | null } | undefined>;

interface RunToEnqueue {
  checkoutId: string;
  tenantId: string;
  traceparent?: string | undefined;
}

interface Submission {
  checkoutId: string;
  /** The drive that waits for the values; null between two drives. */
  claimId: string | null;
  actionId: string;
  /** Plain, or sealed to the key of the process that waits for it. */
  answer: { values: AnswerValues } | { box: string; key: string };
}

/** Passes raw answers to the worker that types them. They are read once and stored nowhere else. */
interface SubmittedValuesOutbox {
  /** Returns a function that undoes it if the transaction doesn't commit. */
  put(trx: Trx, submission: Submission): Promise<() => void>;
}
