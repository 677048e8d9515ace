import { randomBytes } from "node:crypto";
import { merchantDomainOf } from "@cartwright/engine/server";
import type { Secrets, VaultKeyring } from "../config/secrets.ts";
import { createEventLinks } from "../features/answer-links/link-for-event.ts";
import { tellBuyerOf } from "../features/answer-links/tell-buyer.jobs.ts";
import { tellMembersOf } from "../features/answer-links/tell-members.jobs.ts";
import { findProfileSubject } from "../features/buyer-profiles/buyer-profiles.store.ts";
import { checkoutsChannel, type StatusChanged } from "../features/checkouts/apply-transition.ts";
import type { CheckoutsDependencies } from "../features/checkouts/checkouts-dependencies.ts";
import { createGoodsPictures, type GoodsPictures } from "../features/checkouts/goods-pictures.store.ts";
import { createKeptAnswers } from "../features/checkouts/kept-answers.ts";
import { observeCommitted } from "../features/checkouts/observe-committed.ts";
import { createRunRecord } from "../features/checkouts/run-record.ts";
import { type HeldRuns, openHeldRuns } from "../features/runs/held-runs.ts";
import { enqueueRun } from "../features/runs/run-checkout.jobs.ts";
import type { RunRecord } from "../features/runs/run-record.ts";
import { createSubmittedValues, type SubmittedValues } from "../features/runs/submitted-values.ts";
import { recordUsage } from "../features/usage/record-usage.ts";
import { announceTo } from "../features/webhooks/announce-status.ts";
import { createSealer } from "../platform/encryption/seal.ts";
import type { Jobs } from "../platform/jobs/open-jobs.ts";
import { Secret } from "../platform/secret.ts";
import type { Platform } from "./platform.ts";

/** The parts of a checkout's lifecycle that the API and the workers share. */
export interface CheckoutsWiring {
  checkouts: CheckoutsDependencies;
  record: RunRecord;
  heldRuns: HeldRuns;
  submittedValues: SubmittedValues;
  goodsPictures: GoodsPictures;
}

const heldRunsPollMs = 2_000;

export async function wireCheckouts(
  platform: Platform,
  jobs: Jobs,
  answerUrl: string,
): Promise<CheckoutsWiring> {
  const { config, database, clock, onError, disposers } = platform;
  const answerKeys = keysOfAnswers(config.secrets);
  const committed = observeCommitted(database, (changed) => countEnd(platform, changed));
  const transitions = {
    database: committed.database,
    clock,
    actionTtlSeconds: config.runs.actionTtlMs / 1000,
    listeners: [
      recordUsage,
      announceTo(jobs, createEventLinks(answerUrl)),
      ...(config.mail.smtpUrl ? [tellMembersOf(jobs)] : []),
      committed.listener,
      ...(config.answer.tellsBuyer && config.mail.smtpUrl ? [tellBuyerOf(jobs)] : []),
    ],
    keptAnswers: createKeptAnswers(createSealer(answerKeys, "kept-answers")),
  };
  const record = createRunRecord(transitions);
  const heldRuns = await openHeldRuns({
    listen: database.listen,
    channel: checkoutsChannel,
    record,
    pollMs: heldRunsPollMs,
    onError,
  });
  disposers.add("held runs", heldRuns.close);
  const submittedValues = createSubmittedValues({
    db: database.db,
    clock,
    sealer: createSealer(answerKeys, "submitted-values"),
    isHeldHere: heldRuns.isHeld,
  });
  const checkouts: CheckoutsDependencies = {
    ...transitions,
    sandboxMerchants: config.sandbox.merchants,
    findBuyerProfile: findProfileSubject,
    enqueueRun: (trx, run) => enqueueRun(jobs, trx, run),
    currentTraceparent: () => platform.tracing.current()?.traceparent,
    submittedValues,
  };
  const goodsPictures = createGoodsPictures(database.db, createSealer(answerKeys, "goods-pictures"));
  return { checkouts, record, heldRuns, submittedValues, goodsPictures };
}

function countEnd({ metrics }: Platform, changed: StatusChanged): void {
  const { status, failureReason, code, targetUrl, tenantId, createdAt, at } = changed;
  if (code === null) return;
  metrics.checkoutEnded({
    status,
    reason: failureReason ?? undefined,
    code,
    merchant: merchantDomainOf(targetUrl),
    tenantId,
    seconds: (at.getTime() - createdAt.getTime()) / 1000,
  });
}

/**
 * Answers that are passed between processes, or kept for another drive, are sealed with a key that the
 * processes share. Without a configured key, each process has its own: another one can't read the answer, and
 * the question is asked again.
 */
function keysOfAnswers({ internalCalls, vaultKeys }: Secrets): VaultKeyring {
  if (vaultKeys !== undefined) return vaultKeys;
  if (internalCalls === undefined) return [{ id: "process", key: new Secret(randomBytes(32)) }];
  return [{ id: "internal", key: new Secret(Buffer.from(internalCalls.reveal())) }];
}
