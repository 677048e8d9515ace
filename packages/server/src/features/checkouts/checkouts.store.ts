import type {
  CheckoutGoal,
  CheckoutStatus,
  Constraints,
  DisplayedMoney,
  JsonObject,
  Quote,
  Receipt,
  ResponseSchema,
  ShipTo,
  Target,
} from "@cartwright/contract";
import { CompiledQuery, type ExpressionBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { digestAfterErasure } from "./idempotency.ts";

/** Owner of rows: a tenant, or one of its end users. */
export interface Owner {
  tenantId: string;
  subject: string | undefined;
}

/** A checkout with its timeline and its open question, read in one statement so that they are consistent. */
export interface CheckoutView {
  id: string;
  subject: string | null;
  status: CheckoutStatus;
  target: Target;
  constraints: Constraints;
  metadata: JsonObject;
  buyer_profile_id: string | null;
  is_live: boolean;
  has_browser: boolean;
  failure_reason: Tables["checkouts"]["failure_reason"];
  receipt: Receipt | null;
  goal: CheckoutGoal;
  quote: Quote | null;
  created_at: Date;
  updated_at: Date;
  /** Timestamps inside are in PostgreSQL's JSON format. */
  progress_items: readonly ProgressItemJson[];
  pending_action: PendingActionJson | null;
  ship_to: ShipTo | null;
  /** For a queued checkout: the same buyer's checkouts that are running or waiting for an answer. */
  at_work: readonly AtWorkJson[] | null;
}

export interface AtWorkJson {
  id: string;
  url: string;
  subject: string | null;
  status: CheckoutStatus;
}

interface ProgressItemJson {
  kind: Tables["progress_items"]["kind"];
  label: string;
  data: JsonObject;
  at: string;
  sequence: number;
}

export interface PendingActionJson {
  id: string;
  key: string;
  message: string;
  response_schema: ResponseSchema;
  detected_total: DisplayedMoney | null;
  expires_at: string;
}

/** Where the goods go, as currently known. */
export const shipToSql = `
  (select json_build_object(
      'name', (select name from buyer_profiles where id = checkouts.buyer_profile_id),
      'shipping', (select shipping from buyer_profiles where id = checkouts.buyer_profile_id),
      'answers', (select json_agg(submitted_values order by created_at) from user_actions
        where checkout_id = checkouts.id and key = 'shipping' and status = 'submitted')))`;

/** Raw SQL, because clients poll: building the statement each time costs more than running it. */
const viewSql = `
  select id, subject, status, target, constraints, metadata, buyer_profile_id, is_live, has_browser, failure_reason, receipt,
    goal, quote, created_at, updated_at,
    (select coalesce(json_agg(json_build_object(
        'kind', kind, 'label', label, 'data', data, 'at', at, 'sequence', sequence) order by sequence), '[]'::json)
      from progress_items where checkout_id = checkouts.id) as progress_items,
    (select json_build_object('id', id, 'key', key, 'message', message, 'response_schema', response_schema,
        'detected_total', detected_total, 'expires_at', expires_at)
      from user_actions where checkout_id = checkouts.id and status = 'pending') as pending_action,
    coalesce(ship_to, ${shipToSql}) as ship_to,
    case when status = 'queued' and buyer_profile_id is not null then
      (select json_agg(json_build_object('id', other.id, 'url', other.target ->> 'url', 'subject', other.subject,
          'status', other.status) order by other.created_at)
        from checkouts other where other.buyer_profile_id = checkouts.buyer_profile_id
          and other.status in ('running', 'awaiting_user_action')) end as at_work
  from checkouts where id = $1 and tenant_id = $2`;
const viewOfSubjectSql = `${viewSql} and subject = $3`;

export async function findCheckoutView(db: Db, owner: Owner, id: string): Promise<CheckoutView | undefined> {
  const { tenantId, subject } = owner;
  const question =
    subject === undefined
      ? CompiledQuery.raw(viewSql, [id, tenantId])
      : CompiledQuery.raw(viewOfSubjectSql, [id, tenantId, subject]);
  const { rows } = await db.executeQuery<CheckoutView>(question);
  return rows[0];
}

export async function isCheckoutOf(db: Db, owner: Owner, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("checkouts")
    .select("id")
    .where("id", "=", id)
    .where((eb) => ownedBy(eb, owner))
    .executeTakeFirst();
  return row !== undefined;
}

function ownedBy(eb: ExpressionBuilder<Tables, "checkouts">, { tenantId, subject }: Owner) {
  const ofTenant = eb("tenant_id", "=", tenantId);
  return subject === undefined ? ofTenant : eb.and([ofTenant, eb("subject", "=", subject)]);
}

export interface IdempotencyHolder {
  id: string;
  fingerprint: Uint8Array | null;
}

/** An erased checkout keeps its key, without a subject, until it is released like any other. */
export async function findHolderOfKey(
  db: Db,
  { tenantId, subject }: Owner,
  keyDigest: string,
): Promise<IdempotencyHolder | undefined> {
  return db
    .selectFrom("checkouts")
    .select(["id", "fingerprint"])
    .where("tenant_id", "=", tenantId)
    .where(
      sql<boolean>`(coalesce(subject, ''), idempotency_key) in
        ((${subject ?? ""}, ${keyDigest}), ('', ${digestAfterErasure(subject, keyDigest)}))`,
    )
    .executeTakeFirst();
}

/** Releases the keys of checkouts created at or before `before`. Returns how many. */
export async function releaseIdempotencyKeys(db: Db, before: Date): Promise<number> {
  const released = await db
    .updateTable("checkouts")
    .set({ idempotency_key: null, fingerprint: null })
    .where("idempotency_key", "is not", null)
    .where("created_at", "<=", before)
    .executeTakeFirst();
  return Number(released.numUpdatedRows);
}

export interface ActionOfCheckout {
  id: string;
  key: string;
  status: Tables["user_actions"]["status"];
  response_schema: ResponseSchema;
  expires_at: Date;
  /** The key whose mandate applies to the checkout; null if there is none. */
  mandated_by: string | null;
}

export async function findAction(
  db: Db,
  checkoutId: string,
  actionId: string,
): Promise<ActionOfCheckout | undefined> {
  return db
    .selectFrom("user_actions as action")
    .innerJoin("checkouts as checkout", "checkout.id", "action.checkout_id")
    .select(["action.id", "action.key", "action.status", "action.response_schema", "action.expires_at"])
    .select("checkout.mandated_by")
    .where("action.checkout_id", "=", checkoutId)
    .where("action.id", "=", actionId)
    .executeTakeFirst();
}

export interface SummaryRow {
  id: string;
  status: CheckoutStatus;
  is_live: boolean;
  subject: string | null;
  url: string;
  request: string | null;
  receipt: Receipt | null;
  goal: CheckoutGoal;
  quote: Quote | null;
  pending_action_id: string | null;
  created_at: Date;
  updated_at: Date;
  ordinal: string;
}

export interface SummaryPage {
  owner: Owner;
  status: CheckoutStatus | undefined;
  limit: number;
  before: { createdAt: Date; ordinal: string | null } | undefined;
}

/** Newest first, with one row more than `limit`, without timelines. */
export async function listSummaries(db: Db, page: SummaryPage): Promise<SummaryRow[]> {
  const { before, status } = page;
  return db
    .selectFrom("checkouts")
    .select([
      "id",
      "status",
      "is_live",
      "subject",
      sql<string>`target ->> 'url'`.as("url"),
      sql<string | null>`target ->> 'request'`.as("request"),
      "receipt",
      "goal",
      "quote",
      sql<
        string | null
      >`(select id from user_actions where checkout_id = checkouts.id and status = 'pending')`.as(
        "pending_action_id",
      ),
      "created_at",
      "updated_at",
      "ordinal",
    ])
    .where((eb) => ownedBy(eb, page.owner))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "queued"))
    .$if(before !== undefined, (query) => query.where((eb) => olderThan(eb, before)))
    .orderBy("created_at", "desc")
    .orderBy("ordinal", "desc")
    .limit(page.limit + 1)
    .execute();
}

function olderThan(eb: ExpressionBuilder<Tables, "checkouts">, before: SummaryPage["before"]) {
  if (before === undefined) return eb.lit(true);
  const { createdAt, ordinal } = before;
  if (ordinal === null) return eb("created_at", "<", createdAt);
  return eb(eb.refTuple("created_at", "ordinal"), "<", eb.tuple(createdAt, ordinal));
}
