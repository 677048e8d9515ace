import { z } from "zod";
import { moves } from "../../words/words.ts";
import { fieldRoles } from "../fields/field-role.ts";
import { control, documentReading, frameSnapshot, list, pressable, text } from "./document-reading.ts";

/** Who would receive what is typed into a secret's field. */
const recipient = z.discriminatedUnion("verdict", [
  z.object({
    verdict: z.literal("give"),
    host: text,
    origin: text,
    standing: z.enum(["shop", "provider", "stranger"]),
  }),
  z.object({
    verdict: z.literal("ask_about_host"),
    host: text,
    standing: z.literal("stranger"),
    within: list(text).optional(),
  }),
  z.object({ verdict: z.literal("refuse"), host: text, reason: text, stranger: text.optional() }),
]);

const judgedControl = control.extend({
  role: z.enum(fieldRoles),
  /** The weight of the evidence for the role. */
  score: z.number(),
  purpose: z.enum(["shipping", "billing"]).optional(),
  recipient: recipient.optional(),
});

const frameReading = documentReading.omit({ origin: true }).extend({
  /** Index of the parent frame in the list; -1 for the page itself. */
  parent: z.number(),
  /** Belongs to the shop's own site. */
  isOwn: z.boolean(),
  /**
   * What the parent document says about the frame; undefined for the page itself, or if a person can't see
   * the frame.
   */
  surroundings: frameSnapshot.optional(),
  /** The text on the platform's own button that places the order; null if it isn't there. */
  platformButton: text.nullable(),
  /** The ones that may be filled. */
  controls: list(judgedControl),
  pressables: list(
    pressable.extend({
      /** What pressing it would do according to its text; undefined if unknown. */
      move: z.enum(moves).optional(),
      /** 0 to 1: the share of the text that says so. */
      cover: z.number(),
    }),
  ),
});

/**
 * A page at one moment, as serialisable plain data. An element is identified by its frame's index in the list
 * and its selector.
 */
export const pageReading = z.object({
  url: text,
  language: text,
  /** Shown in browser dialogs since the last press. */
  alerts: list(text),
  /** The page itself first. */
  frames: z.array(frameReading).min(1).max(60),
});

export type PageReading = z.infer<typeof pageReading>;
export type FrameReading = PageReading["frames"][number];
export type ReadPressable = FrameReading["pressables"][number];
