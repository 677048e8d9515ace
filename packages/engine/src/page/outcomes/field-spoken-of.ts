import { findOnly } from "../../find-only.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise, withoutPoliteness } from "../../words/normalise.ts";
import type { FieldRole } from "../fields/field-role.ts";
import { rolesOfText } from "../fields/roles-of-text.ts";

interface Named {
  label: string;
  role?: FieldRole;
}

/** What says more than one sentence is about more than one field. */
const longestOfField = 80;

/**
 * The one field whose full name, less what stands in brackets, is part of the text, but not all of it; of several
 * the longest name.
 */
export function fieldNamed<Control extends Named>(
  text: string,
  fields: readonly Control[],
): Control | undefined {
  const plain = normalise(text);
  const named = fields
    .flatMap((field) =>
      [field.label, withoutBrackets(field.label)].map((label) => ({
        field,
        name: withoutPoliteness(normalise(label)),
      })),
    )
    .filter(({ name }) => name.length > 2 && name !== plain && hasPhrase(plain, [name]));
  const longest = Math.max(...named.map(({ name }) => name.length));
  if (named.length === 0) return fieldMeant(text, fields);
  return findOnly([
    ...new Set(named.filter(({ name }) => name.length === longest).map(({ field }) => field)),
  ]);
}

/** "Licensee (company or person)" is called "Licensee" elsewhere. */
function withoutBrackets(label: string): string {
  return label.replace(/[([（【][^()[\]（）【】]*[)\]）】]/gu, " ");
}

/**
 * The one field that the start of the text refers to by another name: "Phone: digits only" for "Mobile
 * number".
 */
function fieldMeant<Control extends Named>(text: string, fields: readonly Control[]): Control | undefined {
  const [, name = ""] = /^\s*([^:：]{2,40})[:：]\s*\S/u.exec(text) ?? [];
  const [meant, ...others] = [...rolesOfText(name, languages)].sort(([, left], [, right]) => right - left);
  const isClear = meant !== undefined && meant[1] > (others[0]?.[1] ?? 0);
  return isClear ? findOnly(fields.filter(({ role }) => role === meant[0])) : undefined;
}

/** "Invalid house number" for "House / flat no.": the only field for the only thing that a complaint speaks of. */
export function fieldSpokenOf<Control extends Named>(
  text: string,
  fields: readonly Control[],
): Control | undefined {
  const [[role] = [], ...others] = text.length > longestOfField ? [] : [...rolesOfText(text, languages)];
  if (role === undefined || others.length > 0) return undefined;
  return findOnly(fields.filter((field) => field.role === role));
}
