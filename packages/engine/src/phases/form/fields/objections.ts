import { findOnly } from "../../../find-only.ts";
import type { Field } from "../../../page/fields/read-fields.ts";

/** The shop's objection to a value in a field. */
export interface Objection {
  /** The merchant's words. */
  words: string;
  value: string;
  selector: string;
  /** The field's name and label: a form that is rendered again may have other selectors. */
  named: string;
  frame: Framed;
  /** Path of the page with the objection: a field with the same name on another page is a different field. */
  path: string;
  /** The fields that were sent, by name and label. */
  sent?: ReadonlySet<string>;
}

type Framed = Pick<Field["frame"], "url">;
type Objected = Pick<Field, "selector" | "value" | "name" | "label"> & { frame: Framed };

export function objectionTo(field: Objected, words: string): Objection {
  const { selector, value, frame } = field;
  return { words, value, selector, named: nameOf(field), frame, path: pathOf(frame) };
}

type Said<Item> = { text: string; field?: Item | undefined };

/**
 * The complaints, with those that name no field given to the one that the shop has emptied, if it has emptied only one:
 * it means the value that was sent.
 */
export function aboutEmptied<Item extends Objected, Complaint extends Said<Item>>(
  complaints: readonly Complaint[],
  sent: readonly Item[],
  now: readonly Item[],
): Complaint[] {
  const emptied = findOnly(now.filter((field) => field.value === "" && asSent(field, sent).value !== ""));
  if (!emptied) return [...complaints];
  return complaints.map((one) => (one.field ? one : { ...one, field: emptied }));
}

/**
 * A shop's objections to single fields of the form it was sent. If it emptied the one field it objects to, it means the
 * value that was sent; if it emptied several, it has lost them, and they are filled in again the first time.
 */
export function objectionsAmong<Item extends Objected>(
  complaints: readonly Said<Item>[],
  sent: readonly Item[],
  earlier: ReadonlyMap<string, Objection>,
): Objection[] {
  const said = complaints.flatMap(({ field, text }) =>
    field ? [{ field, text, was: asSent(field, sent) }] : [],
  );
  const emptied = new Set(
    said.filter(({ field, was }) => field.value === "" && was.value !== "").map(({ field }) => nameOf(field)),
  );
  return said.map(({ field, text, was }) => {
    const isLost = emptied.size > 1 && !earlier.values().some((one) => isSaidAgain(one, field, text));
    const names = new Set(sent.filter((one) => one.frame === field.frame).map(nameOf));
    return { ...objectionTo(isLost ? field : was, text), sent: names };
  });
}

function isSaidAgain({ named, words, frame }: Objection, field: Objected, text: string): boolean {
  return words === text && frame === field.frame && named === nameOf(field);
}

function asSent<Item extends Objected>(field: Item, sent: readonly Item[]): Item {
  if (field.value !== "") return field;
  const former =
    sent.find(({ selector, frame }) => selector === field.selector && frame === field.frame) ??
    sent.find((one) => nameOf(one) === nameOf(field) && one.frame === field.frame);
  return { ...field, value: former?.value ?? "" };
}

/** Remembered until the value changes, whether or not the page still shows the objection. */
export function noteObjections(
  { objections }: { objections: Map<string, Objection> },
  news: readonly Objection[],
): void {
  for (const one of news) objections.set(one.selector, one);
}

/**
 * The current fields with the shop's objections: an objection expires once the value has changed, or, to one that was
 * given, once its form asks for more. What is found by a postal code may come after the form was sent.
 */
export function withObjections<Item extends Objected & { invalid?: string }>(
  fields: readonly Item[],
  objections: ReadonlyMap<string, Objection>,
): Item[] {
  return fields.map((field) => {
    const against = objections.get(field.selector) ?? onlyNamed(nameOf(field), fields, objections);
    const isForIt =
      against?.value === field.value && against.frame === field.frame && against.path === pathOf(field.frame);
    const isOfFormer = isForIt && field.value !== "" && asksForMore(fields, against);
    return isForIt && !isOfFormer && field.invalid === undefined
      ? { ...field, invalid: against.words }
      : field;
  });
}

function asksForMore(fields: readonly Objected[], { sent, frame }: Objection): boolean {
  return sent !== undefined && fields.some((one) => one.frame === frame && !sent.has(nameOf(one)));
}

/** By name, if the name is unique and the original field is gone. */
function onlyNamed(
  name: string,
  fields: readonly Objected[],
  objections: ReadonlyMap<string, Objection>,
): Objection | undefined {
  const against = objections.values().find(({ named }) => named === name);
  const isGone = !fields.some(({ selector }) => selector === against?.selector);
  return isGone && fields.filter((one) => nameOf(one) === name).length === 1 ? against : undefined;
}

function nameOf({ name, label }: Pick<Objected, "name" | "label">): string {
  return `${name} ${label}`;
}

/** Without the query, which many shops change when the form comes back. */
function pathOf(frame: Framed): string {
  return frame.url().replace(/\?[^#]*/, "");
}
