import { z } from "zod";
import { moves } from "../../words/words.ts";
import { fieldRoles } from "../fields/field-role.ts";
import { control, documentReading, list, pressable, text } from "./document-reading.ts";

const frameSnapshot = z.object({
  title: text,
  name: text,
  label: text,
  section: text,
  formText: text,
  isAside: z.boolean(),
});

/** Who would be given what is typed into a field for a secret. */
const recipient = z.discriminatedUnion("verdict", [
  z.object({
    verdict: z.literal("give"),
    host: text,
    origin: text,
    standing: z.enum(["shop", "provider", "stranger"]),
  }),
  z.object({ verdict: z.literal("ask_about_host"), host: text, standing: z.literal("stranger") }),
  z.object({ verdict: z.literal("refuse"), host: text, reason: text, stranger: text.optional() }),
]);

const judgedControl = control.extend({
  role: z.enum(fieldRoles),
  /** The weight of the evidence for the role. */
  score: z.number(),
  purpose: z.enum(["shipping", "billing"]).optional(),
  recipient: recipient.optional(),
});

const frameReading = documentReading.extend({
  /** Place of the frame around it in the list; -1 for the page itself. */
  parent: z.number(),
  /** Of the shop's own site. */
  isOwn: z.boolean(),
  /** How the document around it names the frame; undefined for the page itself, and where a person cannot see the frame. */
  surroundings: frameSnapshot.optional(),
  /** Those that may be filled in. */
  controls: list(judgedControl),
  pressables: list(
    pressable.extend({
      /** What its words say that it does; undefined where they say nothing that is known. */
      move: z.enum(moves).optional(),
      /** 0 to 1: how much of the words say so. */
      cover: z.number(),
    }),
  ),
});

/**
 * A page as it was at one moment: plain data that may be written down. An element is named by the place of its frame in
 * the list and by its selector.
 */
export const pageReading = z.object({
  url: text,
  language: text,
  /** Said in windows of the browser's own since the last press. */
  alerts: list(text),
  /** The page itself first. */
  frames: z.array(frameReading).min(1).max(60),
});

export type PageReading = z.infer<typeof pageReading>;
export type FrameReading = PageReading["frames"][number];
export type ReadPressable = FrameReading["pressables"][number];
