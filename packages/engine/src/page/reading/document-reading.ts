import { z } from "zod";
import { longestText, mostItems } from "../in-page/limits.ts";
import type { DocumentReading } from "../in-page/read-document.ts";

/** A string and a list from a page, with limits. */
export const text = z.string().max(longestText);
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(mostItems);

export const choice = z.object({
  value: text,
  title: text,
  enabled: z.boolean(),
  selector: text.optional(),
});

export const control = z.object({
  kind: z.enum(["text", "textarea", "select", "combobox", "listbox", "checkbox", "radio", "date", "file"]),
  type: text,
  autocomplete: text,
  name: text,
  id: text,
  hints: text,
  label: text,
  title: text,
  placeholder: text,
  nearby: text,
  group: text,
  section: text,
  surroundings: text,
  pattern: text,
  maxLength: z.number().optional(),
  earliest: text.optional(),
  opensDialog: z.boolean().optional(),
  width: z.number().optional(),
  dialCode: text.optional(),
  required: z.boolean(),
  enabled: z.boolean(),
  value: text,
  choices: list(choice).optional(),
  native: z.object({ selector: text, choices: list(choice) }).optional(),
  suggestions: list(text).optional(),
  drawnBy: text.optional(),
  invalid: text.optional(),
  selector: text,
  form: z.number(),
  sentTo: list(text).optional(),
  sentBy: text.optional(),
  isInWindow: z.boolean().optional(),
  isAside: z.boolean(),
});

export const target = z.object({
  text,
  spoken: text,
  names: text,
  href: text,
  isSubmit: z.boolean(),
  isLink: z.boolean(),
  enabled: z.boolean(),
  looksShut: z.boolean(),
  isInDialog: z.boolean(),
  isInFrameOfPage: z.boolean(),
  area: z.number(),
  top: z.number(),
  isFilled: z.boolean(),
  isInText: z.boolean(),
  selector: text,
});

export const pressable = target.extend({
  isDrawn: z.boolean().optional(),
  form: z.number(),
  around: text,
  isShutStep: z.boolean(),
  isBehind: z.boolean().optional(),
  countsPieces: z.boolean().optional(),
  isTab: z.boolean().optional(),
});

const amount = z.object({
  text,
  label: text,
  seenLabel: text,
  // Missing in older recordings.
  after: text.default(""),
  head: text.default(""),
  names: text,
  fontSize: z.number(),
  isBold: z.boolean(),
  isStruck: z.boolean(),
  isFollowed: z.boolean(),
  isCovered: z.boolean(),
  top: z.number(),
});

export const amountsOnPage = z.object({
  amounts: list(amount),
  currency: text,
  dollar: text,
  language: text,
});

export const complaint = z.object({
  text,
  isMarked: z.boolean(),
  isGoodNews: z.boolean(),
  isAside: z.boolean(),
  form: z.number(),
  copy: z.number(),
});

export const textsOnPage = z.object({
  controls: list(text),
  texts: list(
    z.object({
      text,
      copy: z.number(),
      block: z.number(),
      isLabel: z.boolean(),
      isHeading: z.boolean(),
      isAlert: z.boolean(),
      isError: z.boolean(),
      isGoodNews: z.boolean(),
      isRed: z.boolean(),
      isAside: z.boolean(),
      form: z.number(),
      near: list(z.number()),
      after: z.number(),
      of: list(z.number()),
    }),
  ),
  folded: list(text).optional(),
});

/** What the parent document calls a frame. */
export const frameSnapshot = z.object({
  title: text,
  name: text,
  label: text,
  section: text,
  formText: text,
  isAside: z.boolean(),
});

export const shownText = z.object({ selector: text, text, enabled: z.boolean() });

/** The reading of one document at one moment. */
export const documentReading = z.object({
  url: text,
  origin: text,
  language: text,
  controls: list(control),
  pressables: list(pressable),
  tabs: list(shownText),
  texts: textsOnPage,
  complaints: list(complaint),
  lines: list(text),
  amounts: amountsOnPage,
  buttonsBeside: list(z.object({ field: text, buttons: list(text) })),
}) satisfies z.ZodType<DocumentReading>;
