import { companyIn } from "../../choosing/request/company-in.ts";
import { courierNote } from "../../choosing/request/courier-note.ts";
import { giftNames } from "../../choosing/request/gift-names.ts";
import { labelledValues } from "../../choosing/request/labelled-values.ts";
import {
  emailsIn,
  isPartOf,
  quotedIn,
  type RequestDetail,
  requestDetails,
} from "../../choosing/request/request-details.ts";
import { requestDimensions, requestMeasure } from "../../choosing/request/request-dimensions.ts";
import { findOnly } from "../../find-only.ts";
import { type FieldRole, roleFacts, secretRoles } from "../../page/fields/field-role.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { languages } from "../../words/languages.ts";
import { normalise } from "../../words/normalise.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { type WordedRole, wordedRoles } from "../../words/words.ts";
import { noteNames } from "../form/extras/opening-box.ts";
import type { Visit } from "../visit.ts";
import { fieldTitle } from "./asking/ask-for-fields.ts";
import { readingsSaid } from "./formats/readings-said.ts";

const kinds: ReadonlySet<Field["control"]> = new Set(["text", "textarea", "date"]);

/** Fields that only their own label tells apart from each other. */
const ofManyMeanings: ReadonlySet<FieldRole> = new Set(["orderNote", "unknown"]);

/**
 * The fields to write into for which the request says what they should hold, under any name that such a field has.
 * Never those of a card or another secret.
 */
export function requestedFields(
  { order, unmatched, textsOfGoods = [] }: Pick<Visit, "order" | "unmatched" | "textsOfGoods">,
  all: readonly Field[],
): ReadonlyMap<Field, RequestDetail> {
  // What opens a calendar takes a day, and no words.
  const fields = all.filter(
    ({ role, control, opensDialog }) => kinds.has(control) && !opensDialog && mayBeRequested(role),
  );
  const note = onlyNote(fields);
  const named = fields.map((field) => (field === note ? [...namesOf(field), ...noteNames] : namesOf(field)));
  const details = [
    ...requestDetails(named, order.request),
    ...emailOf(fields, order.request),
    ...requestDimensions(fields.map(fieldTitle), order.request),
    ...companyOf(fields, order.request),
    ...readingsSaid(fields, order.request),
  ];
  const isWritten = (field: Field, { value }: RequestDetail) =>
    field === note && textsOfGoods.includes(value);
  const given = details.flatMap((detail) =>
    fields
      .slice(detail.field, detail.field + 1)
      .filter((field) => !isWritten(field, detail))
      .map((one) => [one, detail] as const),
  );
  return new Map([
    ...noteForCourier(note, order.request),
    ...quotedNote({ note, request: order.request, unmatched: unmatched ?? [] }, given),
    ...given,
  ]);
}

/** 'Tell the courier "Ring the side bell"': the only text in quotation marks, if it names nothing of the goods. */
function quotedNote(
  {
    note,
    request,
    unmatched,
  }: { note: Field | undefined; request: string | undefined } & Pick<Visit, "unmatched">,
  given: readonly (readonly [Field, RequestDetail])[],
): (readonly [Field, RequestDetail])[] {
  const quote = quotedIn(request);
  if (!note || !quote || given.some(([, { value }]) => value === quote.value)) return [];
  const isLeft = unmatched?.some((words) => isPartOf({ said: quote.value }, words));
  return isLeft === true ? [[note, { field: -1, ...quote }]] : [];
}

/** The only field for a note takes what is asked of whoever brings the parcel. */
function noteForCourier(
  note: Field | undefined,
  request: string | undefined,
): (readonly [Field, RequestDetail])[] {
  const said = courierNote(request);
  return note === undefined || said === undefined ? [] : [[note, { field: -1, value: said, said }]];
}

/** The same beside a product, where the only text in quotation marks is for the only field that takes any text. */
export function requestedTexts(
  visit: Pick<Visit, "order" | "unmatched">,
  all: readonly Field[],
): ReadonlyMap<Field, RequestDetail> {
  const persons = giftNames(all.map(nameOfPerson), visit.order.request);
  const given = persons.flatMap((detail) =>
    all.slice(detail.field, detail.field + 1).map((field) => [field, detail] as const),
  );
  const { order, unmatched } = visit;
  const measures = requestMeasure(all.map(fieldTitle), order.request).flatMap((detail) =>
    all.slice(detail.field, detail.field + 1).map((field) => [field, detail] as const),
  );
  const own = requestedFields({ order, ...(unmatched && { unmatched }) }, all);
  const labelled = labelledValues(all.map(labelOfText), order.request).flatMap((detail) =>
    all.slice(detail.field, detail.field + 1).map((field) => [field, detail] as const),
  );
  const named = new Map([...labelled, ...measures, ...given, ...own]);
  const open = all.filter(
    (field) => kinds.has(field.control) && field.control !== "date" && !named.has(field),
  );
  const only = findOnly(open.filter(({ role }) => ofManyMeanings.has(role) || role === "giftMessage"));
  const quoted = quotedIn(visit.order.request);
  const isTaken = named.values().some(({ value }) => value === quoted?.value);
  if (!only || quoted === undefined || isTaken) return named;
  return new Map([...named, [only, { field: all.indexOf(only), ...quoted }]]);
}

/** A note goes into the only field for one, whatever that is called. */
function onlyNote(fields: readonly Field[]): Field | undefined {
  return fields.some(({ role }) => role === "giftMessage")
    ? undefined
    : findOnly(fields.filter(({ role }) => role === "orderNote"));
}

/** What a field for any text is called; empty for other fields. */
function labelOfText(field: Field): string {
  const isText = field.control === "text" && (mayName.has(field.role) || ofManyMeanings.has(field.role));
  return isText ? fieldTitle(field) : "";
}

const mayName: ReadonlySet<FieldRole> = new Set(["fullName", "firstName", "lastName", "giftMessage"]);

function nameOfPerson(field: Field): string {
  const isPerson = ["fullName", "firstName", "unknown"].includes(field.role) && field.control === "text";
  return isPerson ? fieldTitle(field) : "";
}

/** The only e-mail address in a request belongs into each field for one. */
function emailOf(fields: readonly Field[], request = ""): RequestDetail[] {
  const only = findOnly(emailsIn(request));
  if (only === undefined) return [];
  return fields.flatMap(({ role }, field) => (role === "email" ? [{ field, value: only, said: only }] : []));
}

/** The company that a request is for, by its legal form. */
function companyOf(fields: readonly Field[], request: string | undefined): RequestDetail[] {
  const company = companyIn(request);
  if (company === undefined) return [];
  return fields.flatMap(({ role }, field) =>
    role === "company" ? [{ field, value: company, said: company }] : [],
  );
}

function mayBeRequested(role: FieldRole): boolean {
  return roleFacts[role].part !== "card" && roleFacts[role].part !== "account" && !secretRoles.has(role);
}

function namesOf(field: Field): string[] {
  const { role } = field;
  const isPlain = !ofManyMeanings.has(role) && isWorded(role);
  const title = fieldTitle(field);
  // "Your text" is for what is written on the goods.
  const isAnyText =
    role === "unknown" &&
    normalise(title)
      .split(" ")
      .every((word) => ofAnyText.has(word));
  return [
    title,
    ...(isAnyText ? requestWords.inscribing : []),
    ...(isPlain ? languages.flatMap(({ fields }) => fields[role]) : []),
  ];
}

const ofAnyText: ReadonlySet<string> = new Set([...requestWords.ofAnyField, ...requestWords.pointing]);

function isWorded(role: FieldRole): role is WordedRole {
  return (wordedRoles as readonly FieldRole[]).includes(role);
}

/** Such words of the request are settled now, and are not told as unmatched. */
export function noteGiven(visit: Visit, detail: RequestDetail | undefined): void {
  if (detail) visit.unmatched = (visit.unmatched ?? []).filter((words) => !isPartOf(detail, words));
}
