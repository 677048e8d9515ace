import { type Field, type FieldChoice, fieldWithRole } from "../../../page/fields/read-fields.ts";
import { pickChoice } from "../../../page/filling/pick-choice.ts";
import type { KnownBuyer } from "../../form/fields/known-buyer.ts";

export interface PhoneField {
  field: Field;
  value: string;
}

/**
 * The fields for the phone number. Beside a list of dialling codes, or behind its own code, the number is written
 * without its own. The code is that of the number, which may differ from that of the delivery country.
 */
export function phoneFields(
  fields: readonly Field[],
  numbers: readonly Field[],
  { phone, country_code }: KnownBuyer,
): PhoneField[] {
  if (phone === undefined) return [];
  const list = fieldWithRole(fields, "phoneCountry");
  const code = list && chooseCode(list.choices ?? [], phone, country_code);
  if (!list || !code)
    return numbers.map((field) => ({ field, value: withoutCode(phone, field.dialCode ?? "") }));
  const value = withoutCode(phone, codeOf(code));
  return [{ field: list, value: code.value }, ...numbers.map((field) => ({ field, value }))];
}

function chooseCode(
  choices: readonly FieldChoice[],
  phone: string,
  countryCode: string | undefined,
): FieldChoice | undefined {
  const fitting = choices.filter((choice) => choice.enabled && withoutCode(phone, codeOf(choice)) !== phone);
  const longest = Math.max(...fitting.map((choice) => codeOf(choice).length));
  const meant = fitting.filter((choice) => codeOf(choice).length === longest);
  const ofCountry = countryCode
    ? pickChoice(meant.length > 0 ? meant : choices, countryCode, {
        role: "phoneCountry",
        countryCode,
      })
    : undefined;
  return ofCountry ?? meant[0];
}

/** The digits of "+49" in a choice's title or value; empty if it only names a country. */
function codeOf({ title, value }: FieldChoice): string {
  const found = /\+\s?(\d{1,4})/.exec(`${title} ${value}`)?.[1] ?? /^\d{1,4}$/.exec(value)?.[0];
  return found ?? "";
}

/**
 * "+1 415 555 0134" without its 1 is "415 555 0134"; a number written without a code is returned unchanged.
 */
function withoutCode(phone: string, code: string): string {
  if (code === "") return phone;
  const spaced = [...code].join("[\\s().-]*");
  return phone.replace(new RegExp(`^\\s*(\\+|00)[\\s(]*${spaced}[\\s).-]*`), "");
}
