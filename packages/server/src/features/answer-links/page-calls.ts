import {
  DisplayedMoney,
  JsonObject,
  Purchase,
  PurchasedItem,
  ResponseSchema,
  Timestamp,
} from "@cartwright/contract";
import { z } from "zod";

/**
 * The calls of the answer page's process to the service, each a POST of JSON to a path with its name. The
 * service knows the links, the codes and who has proved what; the page's process sees what is typed and
 * passes it on sealed.
 */
const Link = z.strictObject({ token: z.string().max(100) });
const ProvenLink = Link.extend({ proof: z.string().max(100) });

export const waysToProve = ["code", "sign_in"] as const;
export type WayToProve = (typeof waysToProve)[number];

/**
 * The purchase, as far as the run and the buyer's profile describe it. Text from the merchant is untrusted.
 */
const ShownPurchase = z.object({
  merchant: z.string(),
  mode: z.enum(["test", "live"]),
  /** Whether the call `picture` may have one. */
  hasPicture: z.boolean(),
  item: PurchasedItem.nullable(),
  ...Purchase.pick({ delivery: true, shipping: true, tax: true }).shape,
  request: z.string().nullable(),
  /** Address lines as on a parcel, name first. */
  address: z.array(z.string()),
  total: DisplayedMoney.nullable(),
});
export type ShownPurchase = z.infer<typeof ShownPurchase>;

const OpenQuestion = z.object({
  key: z.string(),
  message: z.string(),
  responseSchema: ResponseSchema,
  expiresAt: Timestamp,
  /** Whether the person may still ask for more time. */
  mayHaveMoreTime: z.boolean(),
  /** Null if no process that could open an answer waits for this question. */
  answerKey: z.string().nullable(),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

/** Origins of the pages that may embed this one in a frame. */
const frameOrigins = z.array(z.string());

const Seen = z.discriminatedUnion("state", [
  /** There is no such link (`isKnown` is false), or its question is no longer open. */
  z.object({ state: z.literal("gone"), frameOrigins, isKnown: z.boolean() }),
  /** Reveals nothing about the purchase. */
  z.object({
    state: z.literal("unproven"),
    frameOrigins,
    ways: z.array(z.enum(waysToProve)),
    wasCodeSent: z.boolean(),
  }),
  z.object({
    state: z.literal("proven"),
    frameOrigins,
    now: Timestamp,
    purchase: ShownPurchase,
    question: OpenQuestion,
  }),
]);
export type Seen = z.infer<typeof Seen>;

export const pageCalls = {
  look: { body: Link.extend({ proof: z.string().max(100).optional() }), answer: Seen },
  sendCode: { body: Link, answer: z.object({ outcome: z.enum(["sent", "not_sent", "gone"]) }) },
  checkCode: {
    body: Link.extend({ code: z.string().max(20) }),
    answer: z.discriminatedUnion("outcome", [
      z.object({ outcome: z.literal("proven"), proof: z.string() }),
      z.object({ outcome: z.literal("wrong"), triesLeft: z.number() }),
      z.object({ outcome: z.literal("gone") }),
    ]),
  },
  checkSession: {
    body: Link.extend({ session: z.string().max(20_000) }),
    answer: z.discriminatedUnion("outcome", [
      z.object({ outcome: z.literal("proven"), proof: z.string() }),
      z.object({ outcome: z.literal("refused") }),
    ]),
  },
  /** A picture of the goods as a JPEG in base64, for those who have proved that the link is for them. */
  picture: { body: ProvenLink, answer: z.object({ jpeg: z.base64().nullable() }) },
  extend: { body: ProvenLink, answer: z.object({ outcome: z.enum(["extended", "not_extended", "gone"]) }) },
  answer: {
    body: ProvenLink.extend({
      answer: z.discriminatedUnion("action", [
        z.strictObject({ action: z.literal("submit_sealed"), box: z.string().max(40_000), key: z.string() }),
        /** Approving a total isn't secret, and the service itself requests the card. */
        z.strictObject({ action: z.literal("submit"), values: JsonObject }),
        z.strictObject({ action: z.literal("decline") }),
      ]),
    }),
    /**
     * `asked_anew`: another process now waits for this question and couldn't open what was sealed for the
     * previous one.
     */
    answer: z.object({ outcome: z.enum(["accepted", "asked_anew", "gone"]) }),
  },
} as const;

export type PageCalls = typeof pageCalls;
export type PageCallName = keyof PageCalls;
export type SentTo<Name extends PageCallName> = z.output<PageCalls[Name]["body"]>;
export type AnswerOf<Name extends PageCallName> = z.output<PageCalls[Name]["answer"]>;

export function pathOfCall(name: PageCallName): string {
  return `/answer-page/${name}`;
}
