import { type AnswerLink, limits, messages } from "@cartwright/contract";
import type { Caller } from "../../http/caller.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { countLinks, insertAnswerLink, lockOpenQuestion } from "./answer-links.store.ts";
import { createToken, hashOfToken } from "./random-token.ts";

export interface AnswerLinksDependencies {
  database: Database;
  clock: Clock;
  /** Throws if the caller has no such checkout. */
  ensureVisible: (caller: Caller, checkoutId: string) => Promise<void>;
  /** The public address of the answer page. */
  answerUrl: () => string;
}

/**
 * Creates a link to the answer page of the open question. Its token is random and only its hash is stored.
 */
export async function createAnswerLink(
  { database, clock, ensureVisible, answerUrl }: AnswerLinksDependencies,
  { caller, checkoutId, expiresIn }: { caller: Caller; checkoutId: string; expiresIn: number | undefined },
): Promise<AnswerLink> {
  await ensureVisible(caller, checkoutId);
  const now = clock.now();
  const token = createToken();
  const expiresAt = await database.transaction(async (trx) => {
    const question = await lockOpenQuestion(trx, checkoutId, now);
    if (!question) throw new ServiceError("conflict", messages.actions.noneOpen);
    if ((await countLinks(trx, question.actionId)) >= limits.answerLink.perQuestion)
      throw new ServiceError("over_limit", messages.actions.tooManyLinks);
    const asked = expiresIn === undefined ? Number.POSITIVE_INFINITY : now.getTime() + expiresIn * 1000;
    const end = new Date(Math.min(question.expiresAt.getTime(), asked));
    await insertAnswerLink(trx, {
      tokenHash: hashOfToken(token),
      actionId: question.actionId,
      keyId: caller.keyId,
      expiresAt: end,
      createdAt: now,
    });
    return end;
  });
  return { url: new URL(`/a/${token}`, answerUrl()).href, expiresAt: expiresAt.toISOString() };
}
