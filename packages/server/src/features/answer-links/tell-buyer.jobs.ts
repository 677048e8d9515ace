import type { Clock } from "../../platform/clock.ts";
import type { Database, Trx } from "../../platform/database/open-database.ts";
import type { Jobs } from "../../platform/jobs/open-jobs.ts";
import type { Mail, SendMail } from "../../platform/mail/open-mail.ts";
import { findQuestionToTell, insertAnswerLink, type QuestionToTell } from "./answer-links.store.ts";
import { emailOf } from "./prove-by-code.ts";
import { enqueueQuestionMails, type QuestionMail, questionMailJob, waitingAt } from "./question-mails.ts";
import { createToken, hashOfToken } from "./random-token.ts";

export const tellBuyerJob = questionMailJob("tell-buyer");

/**
 * Enqueues a mail and a reminder at half time, in the transaction that creates a question only a person may
 * answer.
 */
export function tellBuyerOf(jobs: Pick<Jobs, "enqueueAll">) {
  return async (trx: Trx, changed: { checkoutId: string; status: string; at: Date }): Promise<void> => {
    if (changed.status !== "awaiting_user_action") return;
    await enqueueQuestionMails(jobs, trx, tellBuyerJob, changed);
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
  { actionId, isReminder }: QuestionMail,
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
  const { host, left } = waitingAt(question, now);
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
