import { callOnElement } from "../call-in-page.ts";
import type { Pace } from "../waiting/pace.ts";
import type { Field } from "./read-fields.ts";

/** The fields inside the element that a selector finds. */
export async function fieldsWithin(pace: Pace, all: readonly Field[], container: string): Promise<Field[]> {
  const isWithin = await Promise.all(
    all.map(({ locator, frame, selector }) =>
      callOnElement({ locator, frame, selector, pace }, "isWithin", container).catch(() => false),
    ),
  );
  return all.filter((_, index) => isWithin[index]);
}
