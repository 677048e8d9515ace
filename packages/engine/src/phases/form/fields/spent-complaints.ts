import type { Field } from "../../../page/fields/read-fields.ts";

type Complained = Pick<Field, "name" | "label" | "value" | "invalid">;

/** Longer than it takes until even an unlikely way on is pressed. */
const liveComplaintMs = 9_000;

/**
 * Notes the value that each complaint beside a field was first seen with. What a page still says after every
 * way on was tried is about the present value.
 */
export function noteComplaints(
  complained: Map<string, string>,
  fields: readonly Complained[],
  { idleMs }: { idleMs: number },
): void {
  if (idleMs > liveComplaintMs) complained.clear();
  for (const field of fields) {
    const key = keyOf(field);
    if (field.invalid !== undefined && !complained.has(key)) complained.set(key, field.value);
  }
}

/**
 * Many shops leave a complaint on the page until the form is sent again: once the value has changed, it is no
 * complaint about the new one.
 */
export function withoutSpent<Item extends Complained>(
  fields: readonly Item[],
  complained: ReadonlyMap<string, string>,
): Item[] {
  return fields.map((field) => {
    const isSpent =
      field.invalid !== undefined && (complained.get(keyOf(field)) ?? field.value) !== field.value;
    return isSpent ? { ...field, invalid: undefined } : field;
  });
}

function keyOf({ name, label, invalid }: Complained): string {
  return [name || label, invalid].join(" ");
}
