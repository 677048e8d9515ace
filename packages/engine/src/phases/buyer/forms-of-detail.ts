import type { ShippingField } from "@cartwright/contract";
import type { Field } from "../../page/fields/read-fields.ts";
import { formsOfRegion } from "../../page/filling/regions.ts";
import type { KnownBuyer } from "../form/known-buyer.ts";
import { phoneForms } from "./phone-forms.ts";

/** A known detail in the other forms that shops take it in, the likeliest first: what one refuses the next may take. */
export async function otherForms(detail: ShippingField, buyer: KnownBuyer): Promise<string[]> {
  const value = buyer[detail];
  if (value === undefined) return [];
  const forms = await formsOf(detail, value, buyer);
  return [...new Set(forms)].filter((form) => form !== value && form !== "");
}

/** The first that fits what the page says of the field: its pattern, its example, and what it has against the value. */
export function likeliestForm(
  forms: readonly string[],
  { pattern, placeholder, invalid = "" }: Pick<Field, "pattern" | "placeholder" | "invalid">,
): string | undefined {
  const fitting = forms.filter((form) => fitsPattern(form, pattern));
  const left = fitting.length > 0 ? fitting : forms;
  const isAbroad = /\+(?=\d|…|\.\.|\))/.test(`${invalid} ${placeholder}`);
  return (isAbroad ? left.find((form) => form.startsWith("+")) : undefined) ?? left[0];
}

/** A pattern without groups and with few repetitions takes hardly any time, whoever has written it. */
const mostRepetitions = 6;

function isQuick(pattern: string): boolean {
  const repetitions = pattern.match(/[*+?{]/g)?.length ?? 0;
  return pattern.length <= 100 && !/[(|]/.test(pattern) && repetitions <= mostRepetitions;
}

/** As a browser holds a value against the pattern of its field; one that could take long tells nothing. */
function fitsPattern(value: string, pattern: string): boolean {
  if (pattern === "" || !isQuick(pattern)) return true;
  try {
    return new RegExp(`^(?:${pattern})$`, "v").test(value);
  } catch {
    return true;
  }
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
