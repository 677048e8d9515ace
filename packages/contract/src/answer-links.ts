import { z } from "zod";
import { limits } from "./limits.ts";
import { Timestamp } from "./primitives.ts";

/** A missing body counts as an empty one: the link is then valid for as long as the question is open. */
export const CreateAnswerLinkBody = z
  .strictObject({
    /** In seconds. The link ends with the question, however long a lifetime was requested. */
    expiresIn: z.number().int().min(1).max(limits.answerLink.maxSeconds).optional(),
  })
  .default({});
export type CreateAnswerLinkBody = z.input<typeof CreateAnswerLinkBody>;

export const AnswerLink = z.object({
  /** The answer page of one question. Shown only once: the service keeps only a hash of its token. */
  url: z.string(),
  expiresAt: Timestamp,
});
export type AnswerLink = z.infer<typeof AnswerLink>;
