import type { Pace } from "../waiting/pace.ts";
import { fillField } from "./fill.ts";
import type { Filling } from "./fill-together.ts";

/** Fills in one field after the other. Returns whether any of them took its value. */
export async function fillEach(fillings: readonly Filling[], pace: Pace): Promise<boolean> {
  let isAnyFilled = false;
  for (const { field, value } of fillings)
    isAnyFilled = (await fillField(field, value, pace)).filled || isAnyFilled;
  return isAnyFilled;
}
