import type { ShippingField } from "@cartwright/contract";
import type { Field } from "../../../page/fields/read-fields.ts";
import { formsOfRegion } from "../../../page/filling/regions.ts";
import { leavingOut, zeroWords } from "../../../words/fields/leading-zero.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import type { KnownBuyer } from "../../form/fields/known-buyer.ts";
import { phoneForms } from "./phone-forms.ts";

/** A known detail in the other formats that shops take, likeliest first. */
export async function otherForms(detail: ShippingField, buyer: KnownBuyer): Promise<string[]> {
  const value = buyer[detail];
  if (value === undefined) return [];
  const forms = await formsOf(detail, value, buyer);
  return [...new Set(forms)].filter((form) => form !== value && form !== "");
}

/** Whether a field holds a form of the detail that was given up for the present one. */
export function isFormerForm(
  { detail, held }: { detail: ShippingField; held: string },
  { buyer, written }: { buyer: KnownBuyer; written: ReadonlyMap<ShippingField, ReadonlySet<string>> },
): boolean {
  const form = buyer[detail];
  return form !== undefined && held !== form && written.get(detail)?.has(held) === true;
}

/** The first form that fits the page's example for the field and its objection to the value. */
export function likeliestForm(
  forms: readonly string[],
  { placeholder, invalid = "" }: Pick<Field, "placeholder" | "invalid">,
): string | undefined {
  const isAbroad = /\+(?=\d|…|\.\.|\))/.test(`${invalid} ${placeholder}`);
  // "Enter a 10-digit number, without +91".
  const lengths = [...invalid.matchAll(/(?<![+\d])\d{1,2}(?!\d)/g)].map(([digits]) => Number(digits));
  const shaped = likeExample(forms, `${invalid} ${placeholder}`);
  if (shaped !== undefined) return shaped;
  const ofLength = forms.find((form) => /^\d{7,}$/.test(form) && lengths.includes(form.length));
  if (ofLength !== undefined) return ofLength;
  const bare = isWithoutZero(invalid) ? forms.find((form) => /^[1-9]/.test(form)) : undefined;
  if (bare !== undefined) return bare;
  return (isAbroad ? forms.find((form) => form.startsWith("+")) : undefined) ?? forms[0];
}

/** "555-555-5555": groups of digits with something between them. */
const example = /(?<![+\d])[(]?\d+(?:[ .()/-]{1,2}\d+){1,4}(?!\d)/;

/** The form that has as many digits as the page's example, written like it. */
function likeExample(forms: readonly string[], said: string): string | undefined {
  const shape = example.exec(said)?.[0] ?? "";
  const { length } = shape.replace(/\D/g, "");
  const digits = forms.find((form) => /^\d{5,}$/.test(form) && form.length === length);
  let at = 0;
  return digits && shape.replace(/\d/g, () => digits[at++] ?? "");
}

function isWithoutZero(said: string): boolean {
  const plain = normalise(said);
  return hasPhrase(plain, leavingOut) && hasPhrase(plain, zeroWords);
}

async function formsOf(
  detail: ShippingField,
  value: string,
  { country_code }: KnownBuyer,
): Promise<readonly string[]> {
  switch (detail) {
    case "phone":
      return phoneForms(value, country_code);
    case "postal_code":
      return [value.replace(/[\s-]/g, ""), value.replace(/^(\d{5})-\d{4}$/, "$1")];
    case "state":
      return formsOfRegion(value, country_code);
    default:
      return [];
  }
}
