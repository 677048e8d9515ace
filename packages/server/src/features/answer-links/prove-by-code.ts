import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Trx } from "../../platform/database/open-database.ts";
import {
  deleteLinksOf,
  insertProof,
  type LinkedQuestion,
  lockCode,
  writeCode,
} from "./answer-links.store.ts";
import type { LinkDesk } from "./link-desk.ts";
import type { AnswerOf } from "./page-calls.ts";
import { createToken, hashOfToken } from "./random-token.ts";

const codeLifetimeMs = 10 * 60_000;
/** Limits per question, because the owner of the API key can create any number of links for it. */
export const mostCodes = 3;
export const mostTries = 5;

/** Mails a six-digit code to the buyer. The page isn't told the address. */
export async function sendCode(
  desk: LinkDesk,
  question: LinkedQuestion,
): Promise<AnswerOf<"sendCode">["outcome"]> {
  const { database, clock, mail } = desk;
  const to = emailOf(question);
  if (!mail || to === undefined) return "not_sent";
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const now = clock.now();
  const mayBeSent = await database.transaction(async (trx) => {
    const earlier = await lockCode(trx, question.actionId);
    const { sent = 0, wrong = 0 } = earlier ?? {};
    if (sent >= mostCodes || wrong >= mostTries) return false;
    const expires_at = new Date(Math.min(now.getTime() + codeLifetimeMs, question.expiresAt.getTime()));
    const code_hash = hashOfCode(desk, question.actionId, code);
    await writeCode(trx, question.actionId, { code_hash, expires_at, sent: sent + 1, wrong });
    return true;
  });
  if (!mayBeSent) return "not_sent";
  await mail(codeMail({ to, code, question }));
  return "sent";
}

/** One address and nothing else: a profile holds any text, and a mail server refuses anything else. */
const oneAddress = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:"]{1,255}$/u;

export function emailOf({ contact }: Pick<LinkedQuestion, "contact">): string | undefined {
  const email = contact?.email;
  return typeof email === "string" && oneAddress.test(email) ? email : undefined;
}

function codeMail({ to, code, question }: { to: string; code: string; question: LinkedQuestion }) {
  const host = URL.parse(question.url)?.hostname ?? "a shop";
  return {
    to,
    subject: "Your code to answer a question about your purchase",
    text: [
      `Your code is ${code}`,
      "",
      `It opens the page on which you answer a question about a purchase at ${host}. It works for ten minutes.`,
      "",
      "Type it on that page and nowhere else. Don't give it to anyone else, not even to an assistant.",
      "If you didn't ask for it, ignore this mail: nothing is paid without the code.",
    ].join("\n"),
  };
}

/** After the fifth wrong code, all links of the question stop working. */
export async function checkCode(
  desk: LinkDesk,
  { question, token, code }: { question: LinkedQuestion; token: string; code: string },
): Promise<AnswerOf<"checkCode">> {
  const { database, clock } = desk;
  const sent = hashOfCode(desk, question.actionId, code.replaceAll(/\D/g, ""));
  return database.transaction(async (trx) => {
    const now = clock.now();
    const row = await lockCode(trx, question.actionId);
    if (!row || row.wrong >= mostTries) return { outcome: "wrong", triesLeft: row ? 0 : mostTries };
    const isRight = timingSafeEqual(sent, row.code_hash) && row.expires_at > now;
    if (!isRight) return countWrong(trx, question.actionId, row);
    // Replaces the code, so that it works for one browser only.
    await writeCode(trx, question.actionId, { ...row, code_hash: randomBytes(32) });
    const proof = createToken();
    await insertProof(trx, {
      proofHash: hashOfToken(proof),
      tokenHash: hashOfToken(token),
      createdAt: now,
    });
    return { outcome: "proven", proof };
  });
}

async function countWrong(
  trx: Trx,
  actionId: string,
  row: NonNullable<Awaited<ReturnType<typeof lockCode>>>,
): Promise<AnswerOf<"checkCode">> {
  const wrong = row.wrong + 1;
  await writeCode(trx, actionId, { ...row, wrong });
  if (wrong < mostTries) return { outcome: "wrong", triesLeft: mostTries - wrong };
  await deleteLinksOf(trx, actionId);
  return { outcome: "gone" };
}

function hashOfCode({ codeKey }: LinkDesk, actionId: string, code: string): Buffer {
  return createHmac("sha256", codeKey.reveal()).update(`${actionId} ${code}`).digest();
}
