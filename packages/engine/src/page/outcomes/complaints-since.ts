import type { Frame } from "playwright-core";
import { findOnly } from "../../find-only.ts";
import { normalise } from "../../words/normalise.ts";
import { asksToChoose } from "../../words/pages/asks-to-choose.ts";
import { says } from "../../words/says.ts";
import type { FieldRole } from "../fields/field-role.ts";
import type { Field } from "../fields/read-fields.ts";
import { type ComplaintKind, kindOfMarked } from "./complaint-kind.ts";
import { fieldNamed, fieldSpokenOf } from "./field-spoken-of.ts";
import { isBareAmount, type NewText, newTexts } from "./new-texts.ts";
import type { PageTexts } from "./page-texts.ts";

/** What a complaint is compared with, such as a `Field`. */
export type ComplainedOf = Pick<
  Field,
  "label" | "value" | "required" | "selector" | "drawnBy" | "placeholder" | "choices" | "invalid"
> & { frame: object; role?: FieldRole };

/** A message that the page has shown since an action. */
export interface Complaint<Control extends ComplainedOf = Field> {
  /** The merchant's words. */
  text: string;
  kind: ComplaintKind;
  /** The evidence that it is a complaint; at `sureComplaint` it counts as one. */
  weight: number;
  because: readonly Reason[];
  /** The control that it is about, if that is clear. */
  field?: Control;
  place?: { frame: Frame; form: number; isAside: boolean; copy: number };
}

export const sureComplaint = 3;

/** The weight of each sign. None is required: new text beside an empty field is enough. */
const weights = {
  "said in a window": 3,
  "marked as alert": 3,
  "known words": 3,
  "referred to by a control": 4,
  "names a control": 3,
  "shares words with a label": 2,
  "marked as error": 2,
  "written in red": 2,
  "beside a control": 2,
  "behind a control": 1,
  "control is empty": 1,
  "control is marked": 2,
  "form is as before": 1,
  "in the header or footer": -1,
  "longer than complaints are": -1,
  "asks for patience": -3,
  "an amount": -3,
  "marked as good news": -4,
  "part of a new section": -2,
} as const;
type Reason = keyof typeof weights;

/**
 * The page's complaints since an action, likeliest first: text that wasn't there before, whatever it looks
 * like. A repeated text is new only if the page shows a known complaint (`earlier`) again.
 */
export function complaintsSince<Control extends ComplainedOf>(
  before: PageTexts,
  after: PageTexts,
  fields: readonly Control[],
  earlier: readonly { text: string }[] = [],
): Complaint<Control>[] {
  const isSameForm = isFormAsBefore(before, after);
  const known = fields.filter((field) => field.invalid !== undefined || wasThere(field, before));
  const said = new Set(earlier.map(({ text }) => text));
  const spoken = newAlerts(before, after).map((text) => spokenComplaint<Control>(text, fields));
  const written = newTexts(before, after, said)
    .filter((text) => !isName(text, fields))
    .map((text) => judge(text, isMarked(text) ? fields : known, isSameForm));
  return [...spoken, ...written].sort((left, right) => right.weight - left.weight);
}

/** Text that appears together with a control describes it. */
function wasThere({ selector, drawnBy = "", label }: ComplainedOf, before: PageTexts): boolean {
  const name = normalise(label);
  return before.frames.some(
    ({ controls, texts }) =>
      controls.some((one) => one === selector || one === drawnBy) ||
      (name !== "" && texts.some(({ text }) => normalise(text) === name)),
  );
}

function isMarked({ isAlert, isError, isRed }: NewText): boolean {
  return isAlert || isError || isRed;
}

/**
 * Most controls of the page were there before, and few of those are gone. A form that has just come back may still lack
 * what its script draws over its lists: then all that it sends by name is there, and makes up much of what was there.
 */
export function isFormAsBefore(before: PageTexts, after: PageTexts): boolean {
  const known = new Set(before.frames.flatMap(({ controls }) => controls));
  const now = new Set(after.frames.flatMap(({ controls }) => controls));
  const same = known.intersection(now);
  const most = Math.max(known.size, now.size);
  if (same.size * 2 > most) return true;
  const sent = [...known.symmetricDifference(now)].filter(isSentByName);
  return sent.length === 0 && same.size * 3 > most;
}

function isSentByName(selector: string): boolean {
  return /\[name="[^"]+"\]/.test(selector);
}

/**
 * The same form, sent again by the shop or re-rendered by its script: not the one that was there all along.
 */
export function hasFormComeBack(before: PageTexts, after: PageTexts): boolean {
  if (!isFormAsBefore(before, after)) return false;
  if (before.document !== after.document) return true;
  const stood = new Set(before.frames.flatMap(({ texts }) => texts.map(({ copy }) => copy)));
  const ofForm = (after.frames[0]?.texts ?? []).filter(({ form }) => form >= 0);
  return ofForm.filter(({ copy }) => !stood.has(copy)).length * 2 > ofForm.length;
}

function newAlerts(before: PageTexts, after: PageTexts): string[] {
  return after.alerts.filter((text) => !before.alerts.includes(text));
}

function spokenComplaint<Control extends ComplainedOf>(
  text: string,
  fields: readonly Control[],
): Complaint<Control> {
  const because: Reason[] = ["said in a window"];
  const named = fieldNamed(text, fields);
  const kind = kindOfMarked(text);
  return { text, kind, weight: weigh(because), because, ...(named && { field: named }) };
}

function judge<Control extends ComplainedOf>(
  said: NewText,
  fields: readonly Control[],
  isSameForm: boolean,
): Complaint<Control> {
  const { text, frame, form, isAside, copy } = said;
  const kind = kindOfMarked(text);
  const here = fields.filter((field) => field.frame === frame && !isOfChoiceBeside(text, field));
  const about = fieldsAbout(said, here, { isSameForm, kind });
  const { referring, beside, named, sharing, meant, behind } = about;
  const field = referring ?? beside ?? named ?? sharing ?? meant ?? behind;
  // "Choose a payment method" is a complaint of the form that was sent, and an instruction of another page.
  const isInstruction = !isSameForm && !isMarked(said) && (kind === "field" || kind === "not_yet");
  const reasons: Partial<Record<Reason, boolean>> = {
    "marked as alert": said.isAlert,
    "marked as error": said.isError,
    "written in red": said.isRed,
    "known words": kind !== "other" && !isInstruction,
    "referred to by a control": referring !== undefined,
    "names a control": named !== undefined,
    "shares words with a label": named === undefined && (sharing ?? meant) !== undefined,
    "beside a control": beside !== undefined,
    "behind a control": beside === undefined && behind !== undefined,
    "control is empty": isSameForm && field?.value === "" && field.required,
    "control is marked": field?.invalid !== undefined,
    "form is as before": isSameForm,
    "in the header or footer": isAside,
    "longer than complaints are": text.length > 160,
    "asks for patience": says(text, ({ busy }) => busy),
    "an amount": isBareAmount(text),
    "marked as good news": said.isGoodNews,
    "part of a new section": kind === "other" && !isMarked(said) && (said.isHeading || said.isBesideNewLabel),
  };
  const because = (Object.keys(weights) as Reason[]).filter((reason) => reasons[reason]);
  const place = { frame, form, isAside, copy };
  return {
    text,
    // A complaint about one control is about its value, in any words.
    kind: kind === "other" && field && weigh(because) >= sureComplaint ? "field" : kind,
    weight: weigh(because),
    because,
    place,
    ...(field && { field }),
  };
}

/** The control that a text may be about, by each sign. */
function fieldsAbout<Control extends ComplainedOf>(
  said: NewText,
  here: readonly Control[],
  { isSameForm, kind }: { isSameForm: boolean; kind: ComplaintKind },
) {
  const { text } = said;
  const find = (selectors: readonly string[]) => findOnly(here.filter((field) => isAmong(field, selectors)));
  const beside = isSameForm ? find(said.near) : undefined;
  const behind = isSameForm ? find(said.after) : undefined;
  const mayMean = isSameForm && (isMarked(said) || kind === "field");
  return {
    referring: find(said.of),
    beside,
    behind,
    named: fieldNamed(text, here),
    sharing: [beside, behind].find((field) => field && sharesWords(text, field.label)),
    meant: mayMean ? fieldSpokenOf(text, here) : undefined,
  };
}

/** "Choose a delivery" below a postal code that is given is about what the page offers for it. */
function isOfChoiceBeside(
  complaint: string,
  { choices, value }: Pick<ComplainedOf, "choices" | "value">,
): boolean {
  return choices === undefined && value !== "" && asksToChoose(complaint);
}

function weigh(because: readonly Reason[]): number {
  return because.reduce((sum, reason) => sum + weights[reason], 0);
}

function isAmong({ selector, drawnBy }: ComplainedOf, selectors: readonly string[]): boolean {
  return selectors.includes(selector) || (drawnBy !== undefined && selectors.includes(drawnBy));
}

/** Names of fields and choices are ordinary page content. */
function isName(said: NewText, fields: readonly ComplainedOf[]): boolean {
  const { text } = said;
  const plain = normalise(text);
  // A complaint may be in the label of its field.
  const mayBeLabel = isMarked(said);
  return fields.some(
    ({ label, placeholder, choices = [] }) =>
      isMadeOfChoices(text, choices) ||
      [label, placeholder, ...(mayBeLabel ? withoutPrompt(choices) : choices).map(({ title }) => title)].some(
        (name) =>
          name !== "" &&
          (normalise(name) === plain || (!mayBeLabel && normalise(name).includes(` ${plain}`))),
      ),
  );
}

/**
 * Only choices, joined in one line: "Visa, expires 09/27 Use another card" isn't a refusal. "Choose a plan", which a list
 * shows until something is chosen, may be one.
 */
export function isMadeOfChoices(
  text: string,
  choices: readonly { title: string; value?: string }[],
): boolean {
  const plain = normalise(text);
  const titles = withoutPrompt(choices)
    .map(({ title }) => normalise(title))
    .filter((title) => title !== "");
  const rest = titles
    .sort((left, right) => right.length - left.length)
    .reduce((left, title) => left.replaceAll(title, " "), plain);
  return titles.length > 1 && rest.trim() === "";
}

function withoutPrompt<Choice extends { value?: string }>(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter(({ value }) => value !== "");
}

function sharesWords(text: string, label: string): boolean {
  const words = new Set(normalise(text).split(" "));
  return normalise(label)
    .split(" ")
    .some((word) => word.length > 3 && words.has(word));
}
