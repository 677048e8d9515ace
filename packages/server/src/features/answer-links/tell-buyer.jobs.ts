import { isPurchaseFact, Uuid } from "@cartwright/contract";
import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Trx } from "../../platform/database/open-database.ts";
import type { JobDefinition } from "../../platform/jobs/job-definition.ts";
import type { Jobs } from "../../platform/jobs/open-jobs.ts";
import type { Mail, SendMail } from "../../platform/mail/open-mail.ts";
import {
  findQuestionToTell,
  insertAnswerLink,
  lockOpenQuestion,
  type QuestionToTell,
} from "./answer-links.store.ts";
import { emailOf } from "./prove-by-code.ts";
import { createToken, hashOfToken } from "./random-token.ts";

/** Only names the question: the link is created with the mail, so that no job contains its token. */
const Payload = z.object({ actionId: Uuid, isReminder: z.boolean() });

export const tellBuyerJob: JobDefinition<z.output<typeof Payload>> = {
  name: "tell-buyer",
  payload: Payload,
  retryLimit: 3,
  retryDelaySeconds: 5,
  heartbeatSeconds: 15,
  expireInSeconds: 60,
};

/**
 * Enqueues a mail and a reminder at half time, in the transaction that creates a question only a person may
 * answer.
 */
export function tellBuyerOf(jobs: Pick<Jobs, "enqueueAll">) {
  return async (trx: Trx, changed: { checkoutId: string; status: string; at: Date }): Promise<void> => {
    if (changed.status !== "awaiting_user_action") return;
    const question = await lockOpenQuestion(trx, changed.checkoutId, changed.at);
    if (!question || isPurchaseFact(question.key)) return;
    const { actionId, expiresAt } = question;
    const halfTimeSeconds = Math.round((expiresAt.getTime() - changed.at.getTime()) / 2000);
    await jobs.enqueueAll(trx, tellBuyerJob.name, [
      { payload: { actionId, isReminder: false } },
      { payload: { actionId, isReminder: true }, startAfter: halfTimeSeconds },
    ]);
  };
}

interface Dependencies {
  database: Pick<Database, "db">;
  clock: Clock;
  mail: SendMail;
  answerUrl: string;
}

export async function workOnTelling(jobs: Pick<Jobs, "work">, dependencies: Dependencies): Promise<void> {
  await jobs.work(tellBuyerJob, (payload) => tellBuyer(dependencies, payload));
}

/** Does nothing if the question is no longer open or the profile has no email address. */
async function tellBuyer(
  { database: { db }, clock, mail, answerUrl }: Dependencies,
  { actionId, isReminder }: z.output<typeof Payload>,
): Promise<void> {
  const now = clock.now();
  const question = await findQuestionToTell(db, actionId, now);
  const to = question && emailOf(question);
  if (!question || to === undefined) return;
  const token = createToken();
  const { expiresAt } = question;
  await insertAnswerLink(db, {
    tokenHash: hashOfToken(token),
    actionId,
    keyId: undefined,
    expiresAt,
    createdAt: now,
  });
  const link = new URL(`/a/${token}`, answerUrl).href;
  await mail(questionMail({ to, link, question, isReminder, now }));
}

function questionMail(facts: {
  to: string;
  link: string;
  question: QuestionToTell;
  isReminder: boolean;
  now: Date;
}): Mail {
  const { to, link, question, isReminder, now } = facts;
  const host = URL.parse(question.url)?.hostname ?? "a shop";
  const minutes = Math.max(1, Math.floor((question.expiresAt.getTime() - now.getTime()) / 60_000));
  const left = minutes === 1 ? "one more minute" : `${minutes} more minutes`;
  return {
    to,
    subject: isReminder ? `Still waiting: your purchase at ${host}` : `Your purchase at ${host} needs you`,
    text: [
      `A purchase for you at ${host} waits for something that only you can give.`,
      "",
      link,
      "",
      `The link works for ${left}. It asks for a code first, which is mailed to this address.`,
      "If you do nothing, nothing is bought.",
    ].join("\n"),
  };
}
