import {
  CurrencyCode,
  DecimalAmount,
  DisplayedMoney,
  EvidenceStep,
  evidenceLimits,
  failureCodes,
  Money,
  questionKeys,
  ResponseSchema,
  stepCodes,
} from "@cartwright/contract";
import { z } from "zod";
import { goodsPictureBytes } from "../checkout-host.ts";
import { oneLine } from "../words/quoted.ts";
import { isOfItsKind } from "./is-of-its-kind.ts";
import { withReadableTexts } from "./readable-texts.ts";

/**
 * The messages between the server and a run's process. The process reads pages, so its messages are trusted
 * no more than a page: everything has a maximum size, and nothing names a checkout other than the one the
 * process was given.
 */

const megabyte = 1024 * 1024;

/** In bytes, checked before anything is parsed. */
export const frameLimits = {
  fromProcess: { message: megabyte, picture: 4 * megabyte },
  /** Data the server provides itself: answers, a stored session, an order. */
  toProcess: { message: 8 * megabyte, picture: 0 },
} as const;

/** In characters. The process truncates longer text, so that a page's long text never ends an honest run. */
export const textLimits = {
  label: 4_000,
  message: 8_000,
  url: 8_000,
  orderNumber: 500,
  failure: 2_000,
} as const;

const Count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const Milliseconds = z.number().min(0);
const Failure = z.strictObject({
  name: z.string().max(200),
  message: z.string().max(textLimits.failure),
  stack: z.string().max(textLimits.message).optional(),
});
export type Failure = z.infer<typeof Failure>;

const Step = z.strictObject({
  code: z.enum(stepCodes),
  label: z.string().max(textLimits.label).transform(oneLine),
  facts: z.record(z.string().max(200), z.unknown().transform(withReadableTexts)).exactOptional(),
});

const AskedQuestion = z
  .strictObject({
    key: z.enum(questionKeys),
    message: z.string().max(textLimits.message).transform(oneLine),
    responseSchema: ResponseSchema.transform(withReadableTexts).pipe(ResponseSchema),
    detectedTotal: DisplayedMoney.exactOptional(),
  })
  .refine(isOfItsKind);

/** X25519, 32 bytes as base64url. */
const AnswerKey = z.string().regex(/^[\w-]{43}$/);

/** People click it on the receipt. */
const WebAddress = z
  .string()
  .max(textLimits.url)
  .refine((address) => /^https?:$/.test(URL.parse(address)?.protocol ?? ""));

const OrderText = z.string().max(textLimits.orderNumber).transform(oneLine);

/** The contract's type, with a maximum size for everything. */
const AskedQuote = z.strictObject({
  items: z
    .array(
      z.strictObject({
        title: OrderText,
        options: z.record(OrderText, OrderText),
        quantity: z.number().int().min(1).max(100_000),
        price: DisplayedMoney.nullable(),
      }),
    )
    .max(20),
  shipping: DisplayedMoney.nullable(),
  tax: DisplayedMoney.nullable(),
  total: DisplayedMoney,
});

export const Outcome = z.discriminatedUnion("status", [
  z.strictObject({ status: z.literal("quoted"), quote: AskedQuote }),
  z.strictObject({
    status: z.literal("succeeded"),
    total: Money.nullable(),
    merchantOrderId: OrderText.nullable(),
    evidenceUrl: WebAddress,
  }),
  z.strictObject({
    status: z.literal("failed"),
    reason: z.enum(["max_cost_exceeded", "automation_failed"]),
    code: z.enum(failureCodes),
    message: z.string().max(textLimits.message).transform(oneLine),
  }),
]);

const Session = z.record(z.string(), z.unknown());

const AgentPrompt = z.strictObject({
  instructions: z.string().max(50_000),
  message: z.string().max(400_000),
  tools: z
    .array(
      z.strictObject({
        name: z.string().max(200),
        description: z.string().max(4_000),
        input: z.record(z.string(), z.unknown()),
      }),
    )
    .max(50),
  maxOutputTokens: z.number().int().min(1).max(10_000),
});

/**
 * The journal of the run. What it says about pages is as untrusted as they are: it is stored, never executed.
 */
const EvidenceBatch = z.strictObject({
  steps: z
    .array(z.unknown().transform(withReadableTexts).pipe(EvidenceStep))
    .max(evidenceLimits.stepsPerBatch),
  reading: z.string().max(evidenceLimits.readingCharacters).exactOptional(),
});

/** A JPEG in base64, which begins with its marker, FF D8 FF. */
const GoodsPicture = z
  .string()
  .max(Math.ceil(goodsPictureBytes / 3) * 4)
  .regex(/^\/9j\/[\w+/]*={0,2}$/);

/** What a run requests from its host or from the model. Each request is answered by number. */
const Request = z.discriminatedUnion("method", [
  z.strictObject({ method: z.literal("report"), step: Step }),
  z.strictObject({ method: z.literal("ask"), question: AskedQuestion, answerKey: AnswerKey.exactOptional() }),
  // Always for the run's own merchant: the request cannot name another.
  z.strictObject({ method: z.literal("loadSession") }),
  z.strictObject({ method: z.literal("saveSession"), session: Session }),
  z.strictObject({
    method: z.literal("beforeSubmit"),
    total: DisplayedMoney.optional(),
    attempt: z.number().int().min(1).max(10),
  }),
  z.strictObject({ method: z.literal("decide"), prompt: AgentPrompt }),
  z.strictObject({ method: z.literal("keepGoodsPicture"), jpeg: GoodsPicture }),
  z.strictObject({ method: z.literal("keepEvidence"), batch: EvidenceBatch }),
]);
export type Request = z.infer<typeof Request>;

export const FromProcess = z.discriminatedUnion("type", [
  /** The browser is up. */
  z.strictObject({ type: z.literal("started") }),
  z.strictObject({ type: z.literal("start_failed"), failure: Failure }),
  /** The run's page is open. */
  z.strictObject({ type: z.literal("opened") }),
  z.strictObject({ type: z.literal("open_failed"), failure: Failure }),
  z.strictObject({ type: z.literal("request"), number: Count, request: Request }),
  /** The answer is no longer needed. */
  z.strictObject({ type: z.literal("withdrawn"), number: Count }),
  z.strictObject({ type: z.literal("outcome"), outcome: Outcome }),
  z.strictObject({ type: z.literal("broke"), failure: Failure }),
  z.strictObject({ type: z.literal("hidden"), isHidden: z.boolean() }),
  /** A sign of life. */
  z.strictObject({ type: z.literal("alive") }),
]);
export type FromProcess = z.infer<typeof FromProcess>;

const Buyer = z.object({
  name: z.object({ first: z.string().exactOptional(), last: z.string().exactOptional() }).exactOptional(),
  contact: z.object({ email: z.string().exactOptional(), phone: z.string().exactOptional() }).exactOptional(),
  shipping: z
    .object({
      addressLines: z.array(z.string()).readonly().exactOptional(),
      locality: z.string().exactOptional(),
      administrativeAreaCode: z.string().exactOptional(),
      postalCode: z.string().exactOptional(),
      countryCode: z.string().exactOptional(),
    })
    .exactOptional(),
});

const Order = z.object({
  url: z.string(),
  request: z.string().exactOptional(),
  merchantContext: z.string().exactOptional(),
  allowedDomains: z.array(z.string()).readonly(),
  countryCode: z.string().exactOptional(),
  maxCost: z.object({ amount: DecimalAmount, currency: CurrencyCode }).exactOptional(),
  goal: z.literal("quote").exactOptional(),
  buyer: Buyer,
});

/** Which browser a run's process starts. */
const BrowserChoice = z.strictObject({
  chromium: z
    .strictObject({
      executablePath: z.string(),
      source: z.enum(["configured", "installed", "bundled"]),
      version: z.string(),
      environment: z.record(z.string(), z.string()),
    })
    .optional(),
  remoteCdpUrl: z.string().optional(),
  proxyHost: z.string().optional(),
  proxyListenHost: z.string().optional(),
});
export type BrowserChoice = z.infer<typeof BrowserChoice>;

/** The part of `RunBrowserOptions` that can be sent. */
const PageSettings = z.strictObject({
  targetUrl: z.string(),
  allowedDomains: z.array(z.string()).readonly().exactOptional(),
  privateHosts: z.array(z.string()).readonly().exactOptional(),
  upstreamProxyUrl: z.string().optional(),
  locale: z.string().optional(),
  timezoneId: z.string().optional(),
});
export type PageSettings = z.infer<typeof PageSettings>;

export const ToProcess = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("start"), browser: BrowserChoice, inPageScript: z.string() }),
  z.strictObject({ type: z.literal("open"), settings: PageSettings }),
  z.strictObject({
    type: z.literal("run"),
    order: Order,
    remainingMs: Milliseconds,
    hasModel: z.boolean(),
    keepsEvidence: z.boolean(),
  }),
  z.strictObject({
    type: z.literal("answer"),
    number: Count,
    remainingMs: Milliseconds,
    value: z.unknown().optional(),
  }),
  z.strictObject({
    type: z.literal("refusal"),
    number: Count,
    remainingMs: Milliseconds,
    /**
     * "stopped": the run was stopped. "model": the model gave no answer. The messages of all other failures
     * stay with the server.
     */
    kind: z.enum(["stopped", "model", "failed"]),
    message: z.string(),
  }),
  z.strictObject({ type: z.literal("time"), remainingMs: Milliseconds }),
  /** From here on the server and what else needs the machine get the processor first. */
  z.strictObject({ type: z.literal("lower_priority") }),
  z.strictObject({ type: z.literal("stop"), message: z.string() }),
  z.strictObject({ type: z.literal("watch"), isWatched: z.boolean() }),
  z.strictObject({ type: z.literal("picture_taken") }),
  /** Closes the browser and ends the process. */
  z.strictObject({ type: z.literal("end") }),
]);
export type ToProcess = z.infer<typeof ToProcess>;
