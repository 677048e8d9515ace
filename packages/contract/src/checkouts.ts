import { z } from "zod";
import { containsCardNumber } from "./card-mistakes.ts";
import { Hostname } from "./hostnames.ts";
import { limits } from "./limits.ts";
import { CurrencyCode, DecimalAmount, DisplayedMoney, Money } from "./money.ts";
import { PageQuery, pageOf } from "./pages.ts";
import { CountryCode, JsonObject, Subject, Timestamp, Uuid } from "./primitives.ts";
import { Purchase } from "./purchases.ts";
import { ResponseSchema } from "./questions.ts";

export const checkoutStatuses = [
  "queued",
  "running",
  "awaiting_user_action",
  "succeeded",
  "failed",
  "cancelled",
] as const;
export const CheckoutStatus = z.enum(checkoutStatuses);
export type CheckoutStatus = z.infer<typeof CheckoutStatus>;

export const failureReasons = [
  "max_cost_exceeded",
  "user_cancelled",
  "user_action_expired",
  "automation_failed",
] as const;
export const FailureReason = z.enum(failureReasons);
export type FailureReason = z.infer<typeof FailureReason>;

export const terminalStatuses = ["succeeded", "failed", "cancelled"] as const satisfies CheckoutStatus[];

/** Whether the checkout has ended. Every other status counts as active. */
export function isTerminal(status: CheckoutStatus): boolean {
  return (terminalStatuses as readonly CheckoutStatus[]).includes(status);
}

const HttpUrl = z
  .string()
  .refine((text) => isHttpUrl(text), "must be an absolute http or https URL without a user name or password")
  .meta({ format: "uri" });

/** It would be stored, and shown to everyone who may read the checkout. */
const withoutCard = (text: string) => !containsCardNumber(text);
const cardRefused = "must not contain a card number: a person gives the card when the checkout asks for it";

/** What to buy and where. Permissive: fields not named here are kept and echoed. */
export const Target = z.looseObject({
  url: HttpUrl,
  kind: z.literal("direct_url").default("direct_url"),
  request: z.string().refine(withoutCard, cardRefused).optional(),
  merchantContext: z
    .string()
    .max(limits.target.maxMerchantContextLength)
    .refine(withoutCard, cardRefused)
    .optional(),
  allowedDomains: z.array(Hostname).max(limits.target.maxAllowedDomains).optional(),
  countryCode: CountryCode.optional(),
});
export type Target = z.infer<typeof Target>;

export const MaxCost = z.looseObject({ amount: DecimalAmount, currency: CurrencyCode.default("USD") });

export const Constraints = z.looseObject({ maxCost: MaxCost.optional() });
export type Constraints = z.infer<typeof Constraints>;

export const checkoutGoals = ["purchase", "quote"] as const;
/** `quote` stops at the total and orders nothing. */
export const CheckoutGoal = z.enum(checkoutGoals);
export type CheckoutGoal = z.infer<typeof CheckoutGoal>;

export const CreateCheckoutBody = z.strictObject({
  target: Target,
  buyerProfileId: Uuid.optional(),
  subject: Subject.optional(),
  /** Defaults to a purchase. */
  goal: CheckoutGoal.optional(),
  constraints: Constraints.default({}),
  metadata: JsonObject.default({}),
});
export type CreateCheckoutBody = z.input<typeof CreateCheckoutBody>;

/** An empty key counts as none. */
export const CreateCheckoutHeaders = z.object({
  "idempotency-key": z
    .string()
    .transform((key) => key.trim() || undefined)
    .optional(),
});

export const progressKinds = ["intent_started", "step", "user_action", "terminal"] as const;

export const ProgressItem = z.object({
  kind: z.enum(progressKinds),
  label: z.string(),
  data: JsonObject,
  at: Timestamp,
  sequence: z.number().int(),
});
export type ProgressItem = z.infer<typeof ProgressItem>;

export const PendingUserAction = z.object({
  id: Uuid,
  message: z.string(),
  key: z.string(),
  responseSchema: ResponseSchema,
  expiresAt: Timestamp,
  detectedTotal: DisplayedMoney.optional(),
});
export type PendingUserAction = z.infer<typeof PendingUserAction>;

export const Receipt = z.object({
  total: Money.nullable(),
  merchantOrderId: z.string().nullable(),
  evidence: z.object({ url: z.string() }),
});
export type Receipt = z.infer<typeof Receipt>;

export const QuotedItem = z.object({
  title: z.string(),
  /** The chosen values by the shop's names for its options. */
  options: z.record(z.string(), z.string()),
  quantity: z.number().int(),
  /** Price of one piece, as stated on the product page; null if it states none. */
  price: DisplayedMoney.nullable(),
});
export type QuotedItem = z.infer<typeof QuotedItem>;

/** What a purchase would cost now, according to the shop's own checkout. */
export const Quote = z.object({
  items: z.array(QuotedItem),
  /** Null if the checkout does not list it separately. */
  shipping: DisplayedMoney.nullable(),
  /** Null if the checkout does not list it separately. */
  tax: DisplayedMoney.nullable(),
  /** Including shipping and tax: what a person would be asked to pay. */
  total: DisplayedMoney,
});
export type Quote = z.infer<typeof Quote>;

/** Sandbox purchases are `test` whichever credential started them. They cost nothing and move no money. */
const CheckoutMode = z.enum(["test", "live"]);

/** Why a `queued` checkout does not run yet, if not for lack of a free browser. */
export const Waiting = z.object({
  /** Purchases of one buyer at one merchant share a sign-in, so they run one after the other. */
  for: z.literal("same_buyer"),
  /** The checkout that runs first, if the caller may see it. */
  checkoutId: Uuid.optional(),
  /** Whether that checkout is itself waiting for an answer. */
  untilAnswered: z.boolean(),
});
export type Waiting = z.infer<typeof Waiting>;

export const Checkout = z.object({
  id: Uuid,
  status: CheckoutStatus,
  mode: CheckoutMode.optional(),
  /** Absent for a purchase. */
  goal: z.literal("quote").optional(),
  subject: z.string().optional(),
  target: Target,
  constraints: Constraints,
  buyerProfileId: Uuid.optional(),
  metadata: JsonObject,
  browser: z.object({ embedTokenUrl: z.string(), permissions: z.tuple([z.literal("read")]) }).optional(),
  progressItems: z.array(ProgressItem),
  pendingUserAction: PendingUserAction.optional(),
  waiting: Waiting.optional(),
  /** Present once something is chosen. */
  purchase: Purchase.optional(),
  failure: z.object({ reason: FailureReason }).optional(),
  receipt: Receipt.optional(),
  /** Replaces the receipt if the goal was a quote and it succeeded. */
  quote: Quote.optional(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Checkout = z.infer<typeof Checkout>;

export const CheckoutSummary = z.object({
  id: Uuid,
  status: CheckoutStatus,
  mode: CheckoutMode.optional(),
  /** Absent for a purchase. */
  goal: z.literal("quote").optional(),
  subject: z.string().optional(),
  url: z.string(),
  request: z.string().optional(),
  pendingUserActionId: Uuid.optional(),
  receipt: Receipt.omit({ evidence: true }).optional(),
  quote: Quote.optional(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type CheckoutSummary = z.infer<typeof CheckoutSummary>;

export const CheckoutPage = pageOf(CheckoutSummary);
export type CheckoutPage = z.infer<typeof CheckoutPage>;

/** The server checks `status`, so that its message can name the unknown value. */
export const ListCheckoutsQuery = PageQuery.extend({
  status: z
    .string()
    .meta({ enum: [...checkoutStatuses] })
    .optional(),
  subject: z.string().trim().min(1).optional(),
});

export const ActionParams = z.object({ id: z.string(), actionId: z.string() });

export const ActionBody = z.discriminatedUnion("action", [
  z.object({ action: z.literal("submit"), values: JsonObject }),
  z.object({ action: z.literal("decline"), reason: z.string().optional() }),
]);
export type ActionBody = z.infer<typeof ActionBody>;

function isHttpUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return false;
  return url.username === "" && url.password === "" && /^https?:\/\//i.test(text);
}
