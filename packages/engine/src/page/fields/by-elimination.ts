import { hasPhrase, normalise } from "../../words/normalise.ts";
import type { WordedRole, Words } from "../../words/words.ts";
import type { FieldDescriptor } from "./control-snapshot.ts";
import type { FieldRole } from "./field-role.ts";
import { eliminationWeight, partWeight, weights } from "./field-weights.ts";
import { type ControlEvidence, isTooShort } from "./weigh-control.ts";

export interface Candidate {
  role: FieldRole;
  weight: number;
}

/** The form a field belongs to, and the address within that form. */
export interface Place {
  form: string;
  address: string;
}

export interface Form {
  fields: readonly FieldDescriptor[];
  evidence: readonly ControlEvidence[];
  places: readonly Place[];
  languages: readonly Words[];
}

/**
 * A required field with an unknown label may still be the half that its neighbour lacks; or that any field of the form
 * lacks, if its label is part of what such fields are called: "Kod" of "kod pocztowy", "Familjenamn" of "namn".
 */
export function byElimination(field: FieldDescriptor, at: number, form: Form): Candidate[] {
  const { fields, evidence, places } = form;
  const isText = field.kind === "text" && field.type === "text";
  if (!isText || !evidence[at]?.isUnheard || !isWanted(field, at, form)) return [];
  const besides = [at - 1, at + 1].filter(
    (other) => places[other]?.form === places[at]?.form && fields[other]?.kind === "text",
  );
  const own = evidence[at]?.purpose;
  const isOfSame = (other: number) =>
    places[other]?.form === places[at]?.form &&
    (own === undefined || [own, undefined].includes(evidence[other]?.purpose));
  const isCalled = (other: number, role: FieldRole) =>
    (evidence[other]?.scores.get(role) ?? 0) >= weights.bareWord;
  // "City, postal code, delivery date": the address may have the other half already.
  const isTaken = (role: FieldRole) =>
    fields.keys().some((other) => isOfSame(other) && isCalled(other, role));
  // "Number" is a part of "street and number", and more often of other things.
  const isPart = (role: FieldRole) => role !== "addressLine1" && saysPart(field, role, form.languages);
  const isHalf = (half: FieldRole, role: FieldRole) => {
    const near = isPart(role) ? [...fields.keys()].filter(isOfSame) : besides;
    return near.some((other) => isCalled(other, half)) && !isTaken(role);
  };
  const halves = [
    ["lastName", "firstName"],
    ["firstName", "lastName"],
    ["postalCode", "city"],
    ["city", "postalCode"],
    ["houseNumber", "addressLine1"],
  ] as const;
  return halves.flatMap(([half, role]) =>
    isHalf(half, role) && !isTooShort(role, field)
      ? [{ role, weight: isPart(role) ? partWeight : eliminationWeight }]
      : [],
  );
}

/** Whether the label is a part of a longer phrase for the role, or a compound that ends with a word for a name. */
function saysPart(
  { label, nearby, placeholder }: FieldDescriptor,
  role: FieldRole,
  languages: readonly Words[],
): boolean {
  const said = [label, nearby, placeholder].map(normalise).filter((words) => words.length >= leastOfName);
  const isName = role === "firstName" || role === "lastName";
  return languages.some(({ fields: { [role as WordedRole]: phrases, fullName } }) =>
    said.some(
      (words) =>
        phrases?.some((phrase) => phrase !== words && hasPhrase(phrase, [words])) ||
        (isName && fullName.some((name) => name.length >= leastOfName && endsCompound(words, name))),
    ),
  );
}

/** "Kod", "namn". */
const leastOfName = 3;

function endsCompound(words: string, end: string): boolean {
  return !end.includes(" ") && words.length > end.length && words.endsWith(end) && !words.endsWith(` ${end}`);
}

/** Marked as required, or in a form that marks no field as required and doesn't call this one optional. */
function isWanted(field: FieldDescriptor, at: number, { fields, places, languages }: Form): boolean {
  if (field.required) return true;
  // A box for the terms is marked where nothing else is.
  const isMarking = fields.some(
    ({ required, kind }, other) =>
      required && kind !== "checkbox" && places[other]?.form === places[at]?.form,
  );
  const words = normalise(`${field.label} ${field.nearby} ${field.placeholder}`);
  return !isMarking && !languages.some(({ optional }) => hasPhrase(words, optional));
}
