import type { AnswerValues } from "@cartwright/contract";
import type { Database, Db, Trx } from "../../platform/database/open-database.ts";
import type { TransitionDependencies } from "./apply-transition.ts";
import type { KeptAnswers } from "./kept-answers.ts";

/** What the checkouts need of the rest of the service; the composition root passes it in. */
export interface CheckoutsDependencies extends TransitionDependencies {
  database: Database;
  /** Hostnames that a confined caller may buy from, subdomains included. */
  sandboxMerchants: readonly string[];
  findBuyerProfile: FindBuyerProfile;
  /** Inside the transaction that creates the checkout, or finds it without a job. */
  enqueueRun(trx: Trx, run: RunToEnqueue): Promise<void>;
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
  buyerProfileId: string | undefined;
  url: string;
}

interface Submission {
  checkoutId: string;
  /** The drive that waits for the values; null between two drives. */
  claimId: string | null;
  actionId: string;
  /** As it was typed, or sealed to the key of the process that waits with the question. */
  answer: { values: AnswerValues } | { box: string; key: string };
}

/** The way of raw answers to the worker that types them. They are read once and stored nowhere else. */
interface SubmittedValuesOutbox {
  /** Returns what undoes it when the transaction does not commit. */
  put(trx: Trx, submission: Submission): Promise<() => void>;
}
