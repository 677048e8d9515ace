import type { Clock } from "../../platform/clock.ts";
import type { Database, Trx } from "../../platform/database/open-database.ts";
import type { Jobs } from "../../platform/jobs/open-jobs.ts";
import type { Mail, SendMail } from "../../platform/mail/open-mail.ts";
import { findMemberQuestion, listMailAddresses, type MemberQuestion } from "./members.store.ts";
import { enqueueQuestionMails, type QuestionMail, questionMailJob, waitingAt } from "./question-mails.ts";

export const tellMembersJob = questionMailJob("tell-members");

/**
 * Enqueues mails to the workspace members who want them, now and at half time, in the transaction that
 * creates the question.
 */
export function tellMembersOf(jobs: Pick<Jobs, "enqueueAll">) {
  return async (
    trx: Trx,
    changed: { checkoutId: string; tenantId: string; status: string; at: Date },
  ): Promise<void> => {
    if (changed.status !== "awaiting_user_action") return;
    if ((await listMailAddresses(trx, changed.tenantId)).length === 0) return;
    await enqueueQuestionMails(jobs, trx, tellMembersJob, changed);
  };
}

interface Dependencies {
  database: Pick<Database, "db">;
  clock: Clock;
  mail: SendMail;
  dashboardUrl: string;
}

export async function workOnTellingMembers(
  jobs: Pick<Jobs, "work">,
  dependencies: Dependencies,
): Promise<void> {
  await jobs.work(tellMembersJob, (payload) => tellMembers(dependencies, payload));
}

/** Does nothing if the question is no longer open. */
async function tellMembers(
  { database: { db }, clock, mail, dashboardUrl }: Dependencies,
  { actionId, isReminder }: QuestionMail,
): Promise<void> {
  const now = clock.now();
  const question = await findMemberQuestion(db, actionId, now);
  if (!question) return;
  for (const to of await listMailAddresses(db, question.tenantId))
    await mail(questionMail({ to, question, dashboardUrl, isReminder, now }));
}

/** Leaves out the shop's own text, which would look like ours in a mail. */
function questionMail(facts: {
  to: string;
  question: MemberQuestion;
  dashboardUrl: string;
  isReminder: boolean;
  now: Date;
}): Mail {
  const { to, question, dashboardUrl, isReminder, now } = facts;
  const { host, left } = waitingAt(question, now);
  const { detectedTotal: total } = question;
  return {
    to,
    subject: isReminder
      ? `Reminder: a purchase at ${host} waits for you`
      : `A purchase at ${host} waits for you`,
    text: [
      `A purchase at ${host} needs an answer that only a person can give.`,
      ...(total ? [`The total is ${[total.amount, total.currency].filter(Boolean).join(" ")}.`] : []),
      "",
      new URL(`/checkouts/${question.checkoutId}`, dashboardUrl).href,
      "",
      `The question is open for ${left}. If you do nothing, nothing is bought.`,
      "You can switch these mails off in the dashboard, under Workspace.",
    ].join("\n"),
  };
}
