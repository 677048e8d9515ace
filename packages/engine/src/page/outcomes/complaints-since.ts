import type { Frame } from "playwright-core";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise, withoutPoliteness } from "../../words/normalise.ts";
import type { FieldRole } from "../fields/field-role.ts";
import type { Field } from "../fields/read-fields.ts";
import { rolesOfText } from "../fields/roles-of-text.ts";
import { type ComplaintKind, kindOfMarked } from "./complaint-kind.ts";
import { type NewText, newTexts } from "./new-texts.ts";
import type { PageTexts } from "./page-texts.ts";

/** What a complaint is held against: a `Field` is one. */
export type ComplainedOf = Pick<
  Field,
  "label" | "value" | "required" | "selector" | "drawnBy" | "placeholder" | "choices" | "invalid"
> & { frame: object; role?: FieldRole };

/** What the page has come to say since an action. */
export interface Complaint<Control extends ComplainedOf = Field> {
  /** The merchant's words. */
  text: string;
  kind: ComplaintKind;
  /** What speaks for its being a complaint; from `sureComplaint` on it is one. */
  weight: number;
  because: readonly Reason[];
  /** The control that it is about, where that is clear. */
  field?: Control;
  /** What that control held when the page said so. */
  value?: string;
  /** Said in a window of the browser's own, which is gone. */
  isAlert?: true;
  place?: { frame: Frame; form: number; isAside: boolean; copy: number };
}

export const sureComplaint = 3;

/** What each sign counts for. None is needed: a text that is new beside an empty field is enough. */
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
} as const;
type Reason = keyof typeof weights;

/**
 * What the page complains about since an action, likeliest first: text that was not there before, whatever its looks.
 * In the same words as before it is news only where the page put up anew what is known to be a complaint (`earlier`).
 */
export function complaintsSince<Control extends ComplainedOf>(
  before: PageTexts,
  after: PageTexts,
  fields: readonly Control[],
  earlier: readonly { text: string }[] = [],
): Complaint<Control>[] {
  const isSameForm = isFormAsBefore(before, after);
  const said = new Set(earlier.map(({ text }) => text));
  const spoken = newAlerts(before, after).map((text) => spokenComplaint<Control>(text, fields));
  const written = newTexts(before, after, said)
    .filter((text) => !isName(text, fields))
    .map((text) => judge(text, fields, isSameForm));
  return [...spoken, ...written].sort((left, right) => right.weight - left.weight);
}

/** A complaint is spent once the value that it was about has changed. */
export function isSpent(
  { field, value }: Pick<Complaint<ComplainedOf>, "field" | "value">,
  fields: readonly ComplainedOf[],
): boolean {
  if (!field) return false;
  const now = fields.find(({ selector, frame }) => selector === field.selector && frame === field.frame);
  return now !== undefined && now.value !== value;
}

/** Most controls of the page were on it before, and few of them are gone. */
export function isFormAsBefore(before: PageTexts, after: PageTexts): boolean {
  const known = new Set(before.frames.flatMap(({ controls }) => controls));
  const now = after.frames.flatMap(({ controls }) => controls);
  const same = now.filter((one) => known.has(one)).length;
  return same > 0 && same * 2 > Math.max(now.length, known.size);
}

/** The same form, sent anew by the shop or drawn anew by its script: not the one that has stood there all the time. */
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
  const kind = kindOfMarked(text, languages);
  return { text, kind, weight: weigh(because), because, isAlert: true, ...(named && about(named)) };
}

function judge<Control extends ComplainedOf>(
  said: NewText,
  fields: readonly Control[],
  isSameForm: boolean,
): Complaint<Control> {
  const { text, frame, form, isAside, copy } = said;
  const here = fields.filter((field) => field.frame === frame);
  const find = (selectors: readonly string[]) => only(here.filter((field) => isAmong(field, selectors)));
  const referring = find(said.of);
  const beside = isSameForm ? find(said.near) : undefined;
  const named = fieldNamed(text, here);
  const behind = isSameForm ? find(said.after) : undefined;
  const sharing = [beside, behind].find((field) => field && sharesWords(text, field.label));
  const field = referring ?? beside ?? named ?? sharing ?? behind;
  const kind = kindOfMarked(text, languages);
  const reasons: Partial<Record<Reason, boolean>> = {
    "marked as alert": said.isAlert,
    "marked as error": said.isError,
    "written in red": said.isRed,
    "known words": kind !== "other",
    "referred to by a control": referring !== undefined,
    "names a control": named !== undefined,
    "shares words with a label": named === undefined && sharing !== undefined,
    "beside a control": beside !== undefined,
    "behind a control": beside === undefined && behind !== undefined,
    "control is empty": isSameForm && field?.value === "" && field.required,
    "control is marked": field?.invalid !== undefined,
    "form is as before": isSameForm,
    "in the header or footer": isAside,
    "longer than complaints are": text.length > 160,
    "asks for patience": languages.some(({ busy }) => hasPhrase(normalise(text), busy)),
    "an amount": /^[^\p{L}]*\d[\d.,\s]*\P{L}*\p{L}{0,3}[^\p{L}]*$/u.test(text),
    "marked as good news": said.isGoodNews,
  };
  const because = (Object.keys(weights) as Reason[]).filter((reason) => reasons[reason]);
  const place = { frame, form, isAside, copy };
  return {
    text,
    // What belongs to one control is about its value, in whatever words.
    kind: kind === "other" && field && weigh(because) >= sureComplaint ? "field" : kind,
    weight: weigh(because),
    because,
    place,
    ...(field && about(field)),
  };
}

function about<Control extends ComplainedOf>(field: Control): Pick<Complaint<Control>, "field" | "value"> {
  return { field, value: field.value };
}

function weigh(because: readonly Reason[]): number {
  return because.reduce((sum, reason) => sum + weights[reason], 0);
}

function isAmong({ selector, drawnBy }: ComplainedOf, selectors: readonly string[]): boolean {
  return selectors.includes(selector) || (drawnBy !== undefined && selectors.includes(drawnBy));
}

function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}

/** The names of fields and of what can be chosen are what pages are made of. */
function isName({ text, isAlert, isError, isRed }: NewText, fields: readonly ComplainedOf[]): boolean {
  const plain = normalise(text);
  // A complaint may itself stand in the label of its field.
  const isMarked = isAlert || isError || isRed;
  return fields.some(
    ({ label, placeholder, choices = [] }) =>
      isMadeOfChoices(text, choices) ||
      [label, placeholder, ...choices.map(({ title }) => title)].some(
        (name) =>
          name !== "" && (normalise(name) === plain || (!isMarked && normalise(name).includes(` ${plain}`))),
      ),
  );
}

/** What can be chosen, in one line: "Visa, expires 09/27 Use another card" refuses nothing. */
export function isMadeOfChoices(text: string, choices: readonly { title: string }[]): boolean {
  const plain = normalise(text);
  const titles = choices.map(({ title }) => normalise(title)).filter((title) => title !== "");
  const rest = titles
    .sort((left, right) => right.length - left.length)
    .reduce((left, title) => left.replaceAll(title, " "), plain);
  return titles.length > 1 && rest.trim() === "";
}

/** The one field whose whole name is in the words, and not all of them; of several the longest name. */
function fieldNamed<Control extends ComplainedOf>(
  text: string,
  fields: readonly Control[],
): Control | undefined {
  const plain = normalise(text);
  const named = fields
    .map((field) => ({ field, name: withoutPoliteness(normalise(field.label)) }))
    .filter(({ name }) => name.length > 2 && name !== plain && hasPhrase(plain, [name]));
  const longest = Math.max(...named.map(({ name }) => name.length));
  if (named.length === 0) return fieldMeant(text, fields);
  return only(named.filter(({ name }) => name.length === longest).map(({ field }) => field));
}

/** The one field for what the words begin with, where the shop calls it otherwise there: "Phone: digits only" beside "Mobile number". */
function fieldMeant<Control extends ComplainedOf>(
  text: string,
  fields: readonly Control[],
): Control | undefined {
  const [, name = ""] = /^\s*([^:：]{2,40})[:：]\s*\S/u.exec(text) ?? [];
  const [meant, ...others] = [...rolesOfText(name, languages)].sort(([, left], [, right]) => right - left);
  const isClear = meant !== undefined && meant[1] > (others[0]?.[1] ?? 0);
  return isClear ? only(fields.filter(({ role }) => role === meant[0])) : undefined;
}

function sharesWords(text: string, label: string): boolean {
  const words = new Set(normalise(text).split(" "));
  return normalise(label)
    .split(" ")
    .some((word) => word.length > 3 && words.has(word));
}
