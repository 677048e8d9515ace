import type { Field } from "../../page/fields/read-fields.ts";

/** What the shop has said against what a field held. */
export interface Objection {
  /** The merchant's. */
  words: string;
  value: string;
  selector: string;
  frame: Framed;
  /** Of the page that said it: on another one a field of the same name is another field. */
  path: string;
}

type Framed = Pick<Field["frame"], "url">;
type Objected = Pick<Field, "selector" | "value"> & { frame: Framed };

export function objectionTo({ selector, value, frame }: Objected, words: string): Objection {
  return { words, value, selector, frame, path: pathOf(frame) };
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
    const against = objections.get(field.selector);
    const isForIt =
      against?.value === field.value && against.frame === field.frame && against.path === pathOf(field.frame);
    return isForIt && field.invalid === undefined ? { ...field, invalid: against.words } : field;
  });
}

/** Without what follows a `?`, which many shops change as the form comes back. */
function pathOf(frame: Framed): string {
  return frame.url().replace(/\?[^#]*/, "");
}
