import { isPurchaseFact, Uuid } from "@cartwright/contract";
import { z } from "zod";
import type { Trx } from "../../platform/database/open-database.ts";
import type { JobDefinition } from "../../platform/jobs/job-definition.ts";
import type { Jobs } from "../../platform/jobs/open-jobs.ts";
import { lockOpenQuestion } from "./answer-links.store.ts";

/** Only names the question: a link is created with its mail, so that no job contains its token. */
const QuestionMail = z.object({ actionId: Uuid, isReminder: z.boolean() });
export type QuestionMail = z.output<typeof QuestionMail>;

export function questionMailJob(name: string): JobDefinition<QuestionMail> {
  return {
    name,
    payload: QuestionMail,
    retryLimit: 3,
    retryDelaySeconds: 5,
    heartbeatSeconds: 15,
    expireInSeconds: 60,
  };
}

/** A mail and a reminder at half time, if the open question is one that only a person may answer. */
export async function enqueueQuestionMails(
  jobs: Pick<Jobs, "enqueueAll">,
  trx: Trx,
  { name }: JobDefinition<QuestionMail>,
  { checkoutId, at }: { checkoutId: string; at: Date },
): Promise<void> {
  const question = await lockOpenQuestion(trx, checkoutId, at);
  if (!question || isPurchaseFact(question.key)) return;
  const { actionId, expiresAt } = question;
  const halfTimeSeconds = Math.round((expiresAt.getTime() - at.getTime()) / 2000);
  await jobs.enqueueAll(trx, name, [
    { payload: { actionId, isReminder: false } },
    { payload: { actionId, isReminder: true }, startAfter: halfTimeSeconds },
  ]);
}

/** The shop as a mail names it, and how long its question stays open. */
export function waitingAt(
  { url, expiresAt }: { url: string; expiresAt: Date },
  now: Date,
): { host: string; left: string } {
  const minutes = Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 60_000));
  return {
    host: URL.parse(url)?.hostname ?? "a shop",
    left: minutes === 1 ? "one more minute" : `${minutes} more minutes`,
  };
}
