import type {
  Budget,
  CheckoutGoal,
  Constraints,
  DisplayedMoney,
  JsonObject,
  Quote,
  Receipt,
  ResponseSchema,
  Target,
} from "@cartwright/contract";
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";

/** The tables after all migrations. Timestamps are read and written as `Date`. */
export interface Tables {
  tenants: TenantsTable;
  api_keys: ApiKeysTable;
  signups: SignupsTable;
  buyer_profiles: BuyerProfilesTable;
  checkouts: CheckoutsTable;
  progress_items: ProgressItemsTable;
  status_changes: StatusChangesTable;
  user_actions: UserActionsTable;
  submitted_values: SubmittedValuesTable;
  usage_records: UsageRecordsTable;
  buyer_sessions: BuyerSessionsTable;
  webhook_endpoints: WebhookEndpointsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  live_views: LiveViewsTable;
  memberships: MembershipsTable;
  billing_accounts: BillingAccountsTable;
  settings: SettingsTable;
  scheduled_jobs: ScheduledJobsTable;
  made_cards: MadeCardsTable;
  evidence: EvidenceTable;
  goods_pictures: GoodsPicturesTable;
  answer_links: AnswerLinksTable;
  answer_codes: AnswerCodesTable;
  answer_proofs: AnswerProofsTable;
}

type Json<Value extends object> = JSONColumnType<Value, string, string>;
type NullableJson<Value extends object> = ColumnType<Value | null, string | null | undefined, string | null>;

export type Plan = "personal" | "business" | "scale";
export type KeyMode = "test" | "live";
export type ActionStatus = "pending" | "submitted" | "declined" | "expired";

interface TenantsTable {
  id: string;
  name: string;
  email: string | null;
  sandbox_only: Generated<boolean>;
  plan: Plan | null;
  active_limit: number | null;
  daily_limit: number | null;
  activated_at: Date | null;
  suspended_at: Date | null;
  erased_at: Date | null;
  created_at: Date;
}

interface ApiKeysTable {
  id: string;
  tenant_id: string;
  key_hash: Uint8Array;
  key_prefix: string;
  label: string | null;
  mode: KeyMode;
  scopes: string[];
  subject: string | null;
  budget: NullableJson<Budget>;
  merchants: string[] | null;
  frame_origins: string[] | null;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
  created_at: Date;
  ordinal: Generated<string>;
}

interface SignupsTable {
  ordinal: Generated<string>;
  source_ip: string;
  created_at: Date;
}

interface BuyerProfilesTable {
  id: string;
  tenant_id: string;
  subject: string | null;
  label: string | null;
  name: NullableJson<JsonObject>;
  contact: NullableJson<JsonObject>;
  shipping: NullableJson<JsonObject>;
  created_at: Date;
  ordinal: Generated<string>;
}

interface CheckoutsTable {
  id: string;
  tenant_id: string;
  subject: string | null;
  status: "queued" | "running" | "awaiting_user_action" | "succeeded" | "failed" | "cancelled";
  target: Json<Target>;
  constraints: Json<Constraints>;
  metadata: Json<JsonObject>;
  buyer_profile_id: string | null;
  idempotency_key: string | null;
  fingerprint: Uint8Array | null;
  is_live: Generated<boolean>;
  has_browser: Generated<boolean>;
  worker_id: string | null;
  claim_id: string | null;
  drives: Generated<number>;
  worker_deaths: Generated<number>;
  process_losses: Generated<number>;
  page_losses: Generated<number>;
  submit_attempts: Generated<number>;
  cancel_requested_at: Date | null;
  submitting_at: Date | null;
  submitting_total: NullableJson<DisplayedMoney>;
  failure_reason: "max_cost_exceeded" | "user_cancelled" | "user_action_expired" | "automation_failed" | null;
  receipt: NullableJson<Receipt>;
  goal: Generated<CheckoutGoal>;
  quote: NullableJson<Quote>;
  /** For orders: where the goods go, as known when the order was confirmed. */
  ship_to: NullableJson<object>;
  mandated_by: string | null;
  /** A decimal string, in the currency of the key's budget. */
  held_amount: string | null;
  held_at: Date | null;
  /** The trace of the request that created it, if tracing was on. */
  traceparent: string | null;
  /** The merchant at which it uses the sign-in of its buyer profile. */
  signs_in_at: string | null;
  erasure_requested: "buyer" | "everything" | null;
  erased_at: Date | null;
  created_at: Date;
  updated_at: Date;
  ordinal: Generated<string>;
}

interface ProgressItemsTable {
  checkout_id: string;
  sequence: number;
  kind: "intent_started" | "step" | "user_action" | "terminal";
  label: string;
  data: Json<JsonObject>;
  at: Date;
}

interface StatusChangesTable {
  checkout_id: string;
  after_item: number;
  place: number;
  status: Exclude<CheckoutsTable["status"], "queued">;
  failure_reason: CheckoutsTable["failure_reason"];
  is_overcharged: boolean;
  at: Date;
}

interface UserActionsTable {
  id: string;
  checkout_id: string;
  key: string;
  message: string;
  response_schema: Json<ResponseSchema>;
  detected_total: NullableJson<DisplayedMoney>;
  status: ActionStatus;
  /** The redacted copy. */
  submitted_values: NullableJson<JsonObject>;
  /** The whole answer, encrypted, until the run ends. */
  sealed_values: Uint8Array | null;
  decline_reason: string | null;
  /** X25519 public key in base64url, to which an answer can be sealed. */
  answer_key: string | null;
  expires_at: Date;
  extended_at: Date | null;
  created_at: Date;
  resolved_at: Date | null;
  ordinal: Generated<string>;
}

interface SubmittedValuesTable {
  action_id: string;
  sealed: Uint8Array;
  expires_at: Date;
}

interface UsageRecordsTable {
  checkout_id: string;
  tenant_id: string;
  total_amount: string | null;
  total_currency: string | null;
  completed_at: Date;
  is_billable: Generated<boolean>;
  reported_at: Date | null;
}

interface BuyerSessionsTable {
  id: string;
  tenant_id: string;
  buyer_profile_id: string;
  merchant_domain: string;
  /** Compact JWE. */
  sealed: string;
  created_at: Date;
  updated_at: Date;
  last_used_at: Date | null;
}

interface WebhookEndpointsTable {
  id: string;
  tenant_id: string;
  url: string;
  label: string | null;
  /** Exactly one of the two is set. */
  secret: string | null;
  sealed_secret: Uint8Array | null;
  last_delivery_at: Date | null;
  last_delivery_status: number | null;
  answer_links: Generated<boolean>;
  revoked_at: Date | null;
  created_at: Date;
  ordinal: Generated<string>;
}

interface WebhookDeliveriesTable {
  event_id: string;
  endpoint_id: string;
  tenant_id: string;
  checkout_id: string | null;
  status: string | null;
  event_at: Date | null;
  attempts: number;
  is_delivered: boolean;
  last_status: number | null;
  last_attempt_at: Date;
}

interface LiveViewsTable {
  checkout_id: string;
  worker_url: string;
}

interface MembershipsTable {
  issuer: string;
  user_id: string;
  tenant_id: string;
  /** The identity provider's address when the person last chose. */
  email: Generated<string | null>;
  wants_mail: Generated<boolean>;
  created_at: Date;
}

interface BillingAccountsTable {
  tenant_id: string;
  customer_id: string | null;
  subscription_status: string | null;
  plan: Plan | null;
  verification_id: string | null;
  identity_status: string | null;
  aup_version: string | null;
  aup_accepted_at: Date | null;
  is_from_sandbox: boolean | null;
}

interface SettingsTable {
  name: string;
  value: string;
}

interface ScheduledJobsTable {
  name: string;
  due_at: Date;
}

interface EvidenceTable {
  id: string;
  checkout_id: string;
  sequence: GeneratedAlways<string>;
  kind: "steps" | "picture" | "reading";
  at: Date;
  sealed: Uint8Array;
}

interface GoodsPicturesTable {
  checkout_id: string;
  sealed: Uint8Array;
}

interface AnswerLinksTable {
  token_hash: Uint8Array;
  action_id: string;
  frame_origins: Generated<string[]>;
  expires_at: Date;
  created_at: Date;
}

interface AnswerCodesTable {
  action_id: string;
  code_hash: Uint8Array;
  expires_at: Date;
  sent: number;
  wrong: number;
}

interface AnswerProofsTable {
  proof_hash: Uint8Array;
  token_hash: Uint8Array;
  created_at: Date;
}

interface MadeCardsTable {
  id: string;
  checkout_id: string;
  source: string;
  source_id: string | null;
  made_at: Date;
}
