import type { Field } from "../../page/fields/read-fields.ts";

/** The shop's objection to a value in a field. */
export interface Objection {
  /** The merchant's. */
  words: string;
  value: string;
  selector: string;
  /** How the form and the page call the field: a form that is sent anew may draw it with another selector. */
  named: string;
  frame: Framed;
  /** Of the page that said it: on another one a field of the same name is another field. */
  path: string;
}

type Framed = Pick<Field["frame"], "url">;
type Objected = Pick<Field, "selector" | "value" | "name" | "label"> & { frame: Framed };

export function objectionTo(field: Objected, words: string): Objection {
  const { selector, value, frame } = field;
  return { words, value, selector, named: nameOf(field), frame, path: pathOf(frame) };
}

type Said<Item> = { text: string; field?: Item | undefined };

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
    return objectionTo(isLost ? field : was, text);
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

/** Remembered until the value has changed, whether or not the page still says so. */
export function noteObjections(
  { objections }: { objections: Map<string, Objection> },
  news: readonly Objection[],
): void {
  for (const one of news) objections.set(one.selector, one);
}

/** The fields as they stand, with what the shop has against them: an objection is spent once the value has changed. */
export function withObjections<Item extends Objected & { invalid?: string }>(
  fields: readonly Item[],
  objections: ReadonlyMap<string, Objection>,
): Item[] {
  return fields.map((field) => {
    const against = objections.get(field.selector) ?? onlyNamed(nameOf(field), fields, objections);
    const isForIt =
      against?.value === field.value && against.frame === field.frame && against.path === pathOf(field.frame);
    return isForIt && field.invalid === undefined ? { ...field, invalid: against.words } : field;
  });
}

/** By its name, where no other field has it and the one that the shop meant is not there. */
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

/** Without what follows a `?`, which many shops change as the form comes back. */
function pathOf(frame: Framed): string {
  return frame.url().replace(/\?[^#]*/, "");
}
