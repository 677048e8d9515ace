import { isPurchaseFact } from "@cartwright/contract";
import type { Trx } from "../../platform/database/open-database.ts";
import { insertAnswerLink, lockOpenQuestion } from "./answer-links.store.ts";
import { createToken, hashOfToken } from "./random-token.ts";

/** Creates a link for the event that announces a question; undefined if an agent may answer it. */
export function createEventLinks(answerUrl: string) {
  return async (
    trx: Trx,
    { checkoutId, at }: { checkoutId: string; at: Date },
  ): Promise<string | undefined> => {
    const question = await lockOpenQuestion(trx, checkoutId, at);
    if (!question || isPurchaseFact(question.key)) return undefined;
    const token = createToken();
    const { actionId, expiresAt } = question;
    await insertAnswerLink(trx, {
      tokenHash: hashOfToken(token),
      actionId,
      keyId: undefined,
      expiresAt,
      createdAt: at,
    });
    return new URL(`/a/${token}`, answerUrl).href;
  };
}
