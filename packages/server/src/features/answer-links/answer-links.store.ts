import type { DisplayedMoney, JsonObject, ResponseSchema } from "@cartwright/contract";
import { sql } from "kysely";
import type { Db, Trx } from "../../platform/database/open-database.ts";

/**
 * Returns the checkout's open question, locked so that links are counted one at a time; undefined if there is
 * none or it has expired.
 */
export async function lockOpenQuestion(
  trx: Trx,
  checkoutId: string,
  now: Date,
): Promise<{ actionId: string; key: string; expiresAt: Date } | undefined> {
  return trx
    .selectFrom("user_actions")
    .select(["id as actionId", "key", "expires_at as expiresAt"])
    .where("checkout_id", "=", checkoutId)
    .where("status", "=", "pending")
    .where("expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertAnswerLink(
  db: Db,
  link: {
    tokenHash: Buffer;
    actionId: string;
    /** The API key that requests the link; undefined if there is none. */
    keyId: string | undefined;
    expiresAt: Date;
    createdAt: Date;
  },
): Promise<void> {
  await db
    .insertInto("answer_links")
    .values({
      token_hash: link.tokenHash,
      action_id: link.actionId,
      expires_at: link.expiresAt,
      created_at: link.createdAt,
      ...(link.keyId !== undefined && { frame_origins: framesOfKey(link.keyId) }),
    })
    .execute();
}

export async function countLinks(db: Db, actionId: string): Promise<number> {
  const row = await db
    .selectFrom("answer_links")
    .select((select) => select.fn.countAll<string>().as("links"))
    .where("action_id", "=", actionId)
    .executeTakeFirst();
  return Number(row?.links ?? 0);
}

function framesOfKey(keyId: string) {
  return sql<string[]>`coalesce((select frame_origins from api_keys where id = ${keyId}), '{}')`;
}

/**
 * Also works for an ended question, because the page that says so is shown in the same frame. Undefined if
 * there is no such link.
 */
export async function listFrameOrigins(db: Db, tokenHash: Buffer): Promise<string[] | undefined> {
  const row = await db
    .selectFrom("answer_links")
    .select("frame_origins")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row?.frame_origins;
}

export type QuestionToTell = Pick<LinkedQuestion, "url" | "contact" | "expiresAt">;

/** Undefined if the question is no longer open. */
export async function findQuestionToTell(
  db: Db,
  actionId: string,
  now: Date,
): Promise<QuestionToTell | undefined> {
  return db
    .selectFrom("user_actions as action")
    .innerJoin("checkouts as checkout", "checkout.id", "action.checkout_id")
    .innerJoin("buyer_profiles as profile", "profile.id", "checkout.buyer_profile_id")
    .select([
      sql<string>`checkout.target ->> 'url'`.as("url"),
      "profile.contact",
      "action.expires_at as expiresAt",
    ])
    .where("action.id", "=", actionId)
    .where("action.status", "=", "pending")
    .where("action.expires_at", ">", now)
    .executeTakeFirst();
}

/** The question behind a link. */
export interface LinkedQuestion {
  actionId: string;
  checkoutId: string;
  tenantId: string;
  isLive: boolean;
  url: string;
  request: string | null;
  name: JsonObject | null;
  contact: JsonObject | null;
  shipping: JsonObject | null;
  key: string;
  message: string;
  responseSchema: ResponseSchema;
  detectedTotal: DisplayedMoney | null;
  answerKey: string | null;
  expiresAt: Date;
  extendedAt: Date | null;
  /** Answers to address questions, oldest first. */
  answers: JsonObject[] | null;
  /** Facts from the steps so far, in order. */
  steps: JsonObject[] | null;
  hasPicture: boolean;
}

/** Undefined if the link or its question has ended, or the tenant is suspended. */
export async function findLinkedQuestion(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<LinkedQuestion | undefined> {
  return db
    .selectFrom("answer_links as link")
    .innerJoin("user_actions as action", "action.id", "link.action_id")
    .innerJoin("checkouts as checkout", "checkout.id", "action.checkout_id")
    .innerJoin("tenants as tenant", "tenant.id", "checkout.tenant_id")
    .leftJoin("buyer_profiles as profile", "profile.id", "checkout.buyer_profile_id")
    .select([
      "action.id as actionId",
      "checkout.id as checkoutId",
      "checkout.tenant_id as tenantId",
      "checkout.is_live as isLive",
      sql<string>`checkout.target ->> 'url'`.as("url"),
      sql<string | null>`checkout.target ->> 'request'`.as("request"),
      "profile.name",
      "profile.contact",
      "profile.shipping",
      "action.key",
      "action.message",
      "action.response_schema as responseSchema",
      "action.detected_total as detectedTotal",
      "action.answer_key as answerKey",
      "action.expires_at as expiresAt",
      "action.extended_at as extendedAt",
      sql<JsonObject[] | null>`(select json_agg(submitted_values order by created_at) from user_actions
        where checkout_id = checkout.id and key = 'shipping' and status = 'submitted')`.as("answers"),
      sql<JsonObject[] | null>`(select json_agg(data order by sequence) from progress_items
        where checkout_id = checkout.id and kind = 'step')`.as("steps"),
      sql<boolean>`exists (select from goods_pictures where checkout_id = checkout.id)`.as("hasPicture"),
    ])
    .where("link.token_hash", "=", tokenHash)
    .where("link.expires_at", ">", now)
    .where("action.status", "=", "pending")
    .where("action.expires_at", ">", now)
    .where("tenant.suspended_at", "is", null)
    .executeTakeFirst();
}

export interface CodeRow {
  code_hash: Uint8Array;
  expires_at: Date;
  sent: number;
  wrong: number;
}

/**
 * The code of the question, shared by all of its links. Locked so that concurrent tries are counted
 * separately.
 */
export async function lockCode(trx: Trx, actionId: string): Promise<CodeRow | undefined> {
  // If there is no code yet, this keeps two concurrent requests from both sending a first one.
  await trx.selectFrom("user_actions").select("id").where("id", "=", actionId).forUpdate().execute();
  return trx
    .selectFrom("answer_codes")
    .select(["code_hash", "expires_at", "sent", "wrong"])
    .where("action_id", "=", actionId)
    .executeTakeFirst();
}

export async function writeCode(trx: Trx, actionId: string, code: CodeRow): Promise<void> {
  await trx
    .insertInto("answer_codes")
    .values({ action_id: actionId, ...code })
    .onConflict((conflict) => conflict.column("action_id").doUpdateSet(code))
    .execute();
}

export async function wasCodeSent(db: Db, actionId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("answer_codes")
    .select("action_id")
    .where("action_id", "=", actionId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteLinksOf(trx: Trx, actionId: string): Promise<void> {
  await trx.deleteFrom("answer_links").where("action_id", "=", actionId).execute();
}

export async function insertProof(
  db: Db,
  proof: { proofHash: Buffer; tokenHash: Buffer; createdAt: Date },
): Promise<void> {
  await db
    .insertInto("answer_proofs")
    .values({ proof_hash: proof.proofHash, token_hash: proof.tokenHash, created_at: proof.createdAt })
    .execute();
}

export async function isProven(db: Db, proof: { proofHash: Buffer; tokenHash: Buffer }): Promise<boolean> {
  const row = await db
    .selectFrom("answer_proofs")
    .select("proof_hash")
    .where("proof_hash", "=", proof.proofHash)
    .where("token_hash", "=", proof.tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}
