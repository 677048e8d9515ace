import { z } from "zod";
import { Timestamp, Uuid } from "./primitives.ts";
import { questionKeys } from "./questions.ts";
import { stepCodes } from "./steps.ts";

/** Limits on the evidence of one run. Anything beyond them is dropped, and the amount dropped is recorded. */
export const evidenceLimits = {
  /** Per text, in characters. */
  text: 300,
  address: 300,
  message: 2_000,
  candidates: 6,
  refused: 10,
  fields: 40,
  reasons: 12,
  said: 5,
  stepsPerBatch: 50,
  stepsPerRun: 600,
  readingCharacters: 400_000,
  readingsPerRun: 8,
  pictureBytes: 600_000,
  picturesPerRun: 40,
  /** For all runs of one checkout, sealed. */
  bytesPerCheckout: 12_000_000,
} as const;

const Line = z.string().max(evidenceLimits.text);

/** An element of the page that was considered as the way on, with the reasons for it. */
export const EvidenceCandidate = z.object({
  text: Line,
  /** What its text says it does; null if the text is not recognised. */
  move: Line.nullable(),
  weight: z.number(),
  because: z.array(Line).max(evidenceLimits.reasons),
  /** Why it was left unpressed, though it is safe; absent if nothing was against it. */
  left: Line.optional(),
});
export type EvidenceCandidate = z.infer<typeof EvidenceCandidate>;

/** A field of the page and the role it was recognised as. Never its value. */
export const EvidenceField = z.object({
  role: Line,
  label: Line,
  isRequired: z.boolean(),
  isFilled: z.boolean(),
});
export type EvidenceField = z.infer<typeof EvidenceField>;

const of = {
  at: Timestamp,
  /** Origin and path; null before the first page. */
  page: z.string().max(evidenceLimits.address).nullable(),
};
const Text = z.string().max(evidenceLimits.message);

/** One entry of a run's journal. Placeholders replace the buyer's details: `{buyer.last_name}`. */
export const EvidenceStep = z.discriminatedUnion("kind", [
  /** A run began: the first, or another one after a process was lost or a question parked the run. */
  z.object({ ...of, kind: z.literal("run_started") }),
  z.object({ ...of, kind: z.literal("reported"), code: z.enum(stepCodes), label: Text }),
  /** Elements that could be pressed, fields that ask for a value, and what the safety check refused. */
  z.object({
    ...of,
    kind: z.literal("weighed"),
    goal: z.enum(["checkout", "past_sign_in", "next_step", "order"]),
    candidates: z.array(EvidenceCandidate).max(evidenceLimits.candidates),
    fields: z.array(EvidenceField).max(evidenceLimits.fields),
    refused: z.array(z.object({ text: Line, why: Line })).max(evidenceLimits.refused),
  }),
  z.object({ ...of, kind: z.literal("tried"), action: Line }),
  z.object({
    ...of,
    kind: z.literal("came_of_it"),
    action: Line,
    outcome: z.enum(["changed", "nothing", "left_again"]),
  }),
  /** A part of the form was put right: filled in, chosen, ticked, opened. */
  z.object({ ...of, kind: z.literal("corrected"), done: Line }),
  /** Complaints of the shop, in its own words. */
  z.object({ ...of, kind: z.literal("shop_said"), texts: z.array(Line).max(evidenceLimits.said) }),
  z.object({ ...of, kind: z.literal("asked"), key: z.enum(questionKeys), message: Text }),
  /** The answer itself is never recorded. */
  z.object({ ...of, kind: z.literal("answered"), key: z.enum(questionKeys) }),
  /** Right before the press that may place the order. */
  z.object({ ...of, kind: z.literal("order_sent"), attempt: z.int(), total: Line.nullable() }),
  z.object({ ...of, kind: z.literal("run_ended"), outcome: Line, message: Text }),
  /** There was more than is kept. */
  z.object({
    ...of,
    kind: z.literal("dropped"),
    what: z.enum(["steps", "pictures", "readings"]),
    count: z.int(),
  }),
]);
export type EvidenceStep = z.infer<typeof EvidenceStep>;

/** A picture or a reading, fetched separately. */
export const EvidencePart = z.object({
  id: Uuid,
  kind: z.enum(["picture", "reading"]),
  at: Timestamp,
});
export type EvidencePart = z.infer<typeof EvidencePart>;

export const Evidence = z.object({
  checkoutId: Uuid,
  /** How long evidence is kept; 0 if none is kept. */
  days: z.int(),
  steps: z.array(EvidenceStep),
  parts: z.array(EvidencePart),
});
export type Evidence = z.infer<typeof Evidence>;

export const EvidencePartParams = z.object({ id: z.string(), partId: z.string() });

export const EvidenceContent = EvidencePart.extend({
  /** For a picture, a JPEG in base64; for a reading, the file that the engine's `readRound` reads. */
  data: z.string(),
});
export type EvidenceContent = z.infer<typeof EvidenceContent>;
