import { approvesCard } from "@cartwright/contract";
import { ServiceError } from "../../platform/service-error.ts";
import {
  findLinkedQuestion,
  insertProof,
  isProven,
  type LinkedQuestion,
  listFrameOrigins,
  wasCodeSent,
} from "./answer-links.store.ts";
import { describePurchase } from "./describe-purchase.ts";
import type { LinkDesk } from "./link-desk.ts";
import type { AnswerOf, PageCallName, SentTo } from "./page-calls.ts";
import { checkCode, emailOf, sendCode } from "./prove-by-code.ts";
import { createToken, hashOfToken } from "./random-token.ts";

export type PageCallHandlers = {
  [Name in PageCallName]: (sent: SentTo<Name>) => Promise<AnswerOf<Name>>;
};

/**
 * Handlers for all calls of the answer page's process. Each call looks the link up again and keeps no state.
 */
export function createPageCallHandlers(desk: LinkDesk): PageCallHandlers {
  const find = (token: string): Promise<LinkedQuestion | undefined> =>
    findLinkedQuestion(desk.database.db, hashOfToken(token), desk.clock.now());
  return {
    look: async ({ token, proof }) => {
      const question = await find(token);
      const known = await listFrameOrigins(desk.database.db, hashOfToken(token));
      const frameOrigins = known ?? [];
      if (!question) return { state: "gone", frameOrigins, isKnown: known !== undefined };
      if (proof === undefined || !(await holds(desk, { token, proof })))
        return { ...(await unproven(desk, question)), frameOrigins };
      return {
        state: "proven",
        frameOrigins,
        now: desk.clock.now().toISOString(),
        purchase: describePurchase(question),
        question: {
          ...question,
          expiresAt: question.expiresAt.toISOString(),
          mayHaveMoreTime: question.extendedAt === null,
        },
      };
    },
    sendCode: async ({ token }) => {
      const question = await find(token);
      if (!question) return { outcome: "gone" };
      return { outcome: desk.ways.has("code") ? await sendCode(desk, question) : "not_sent" };
    },
    checkCode: async ({ token, code }) => {
      const question = await find(token);
      if (!question || !desk.ways.has("code")) return { outcome: "gone" };
      return checkCode(desk, { question, token, code });
    },
    checkSession: async ({ token, session }) => {
      const question = await find(token);
      const workspace = desk.ways.has("sign_in") ? await desk.findWorkspace?.(session) : undefined;
      if (!question || workspace?.tenantId !== question.tenantId) return { outcome: "refused" };
      const proof = createToken();
      const createdAt = desk.clock.now();
      const proofHash = hashOfToken(proof);
      await insertProof(desk.database.db, { proofHash, tokenHash: hashOfToken(token), createdAt });
      return { outcome: "proven", proof };
    },
    picture: async ({ token, proof }) => {
      const question = await find(token);
      if (!question || !(await holds(desk, { token, proof }))) return { jpeg: null };
      return { jpeg: (await desk.findPicture(question.checkoutId)) ?? null };
    },
    extend: async ({ token, proof }) => {
      const question = await find(token);
      if (!question || !(await holds(desk, { token, proof }))) return { outcome: "gone" };
      return { outcome: (await desk.extend(question)) ? "extended" : "not_extended" };
    },
    answer: async ({ token, proof, answer }) => {
      const question = await find(token);
      if (!question || !(await holds(desk, { token, proof }))) return { outcome: "gone" };
      return { outcome: await passOn(desk, question, answer) };
    },
  };
}

function holds({ database }: LinkDesk, { token, proof }: { token: string; proof: string }): Promise<boolean> {
  return isProven(database.db, { proofHash: hashOfToken(proof), tokenHash: hashOfToken(token) });
}

async function unproven(desk: LinkDesk, question: LinkedQuestion) {
  const canMail = desk.ways.has("code") && desk.mail !== undefined && emailOf(question) !== undefined;
  const canSignIn = desk.ways.has("sign_in") && desk.findWorkspace !== undefined;
  return {
    state: "unproven" as const,
    ways: [...(canMail ? ["code" as const] : []), ...(canSignIn ? ["sign_in" as const] : [])],
    wasCodeSent: canMail && (await wasCodeSent(desk.database.db, question.actionId, desk.clock.now())),
  };
}

async function passOn(
  desk: LinkDesk,
  question: LinkedQuestion,
  answer: SentTo<"answer">["answer"],
): Promise<AnswerOf<"answer">["outcome"]> {
  if (answer.action === "submit_sealed" && answer.key !== question.answerKey) return "asked_anew";
  if (answer.action === "submit" && !approvesCard(question.responseSchema, answer.values))
    return "asked_anew";
  try {
    await desk.answer(question, answer);
    return "accepted";
  } catch (error) {
    if (error instanceof ServiceError && error.code === "conflict") return "gone";
    throw error;
  }
}
