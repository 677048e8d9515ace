import { normalise, splitName } from "../../words/normalise.ts";
import type { Words } from "../../words/words.ts";
import { markBoxesOfNumber } from "./boxes-of-number.ts";
import { isMonthList } from "./choice-roles.ts";
import type { Classification, FieldDescriptor } from "./classify-field.ts";
import { classifyField } from "./classify-field.ts";
import type { FieldRole } from "./field-role.ts";
import { cardRoles } from "./field-role.ts";
import { asHouseNumber } from "./house-number.ts";
import { roleOfReading } from "./name-reading.ts";
import { splitPlace } from "./split-place.ts";

/** Classifies the controls of a page together: neighbours settle what one control alone leaves open. */
export function classifyFields(
  fields: readonly FieldDescriptor[],
  languages: readonly Words[],
  classifyOne: typeof classifyField = classifyField,
): Classification[] {
  const alone = fields.map((field) => classifyOne(field, languages));
  const first = markBoxesOfNumber(fields, alone);
  const settled = fields.map((field, at) =>
    isOfRegistration(at, fields, first)
      ? { role: "unknown" as const, score: 0 }
      : (asReading(field, first[at]) ??
        asHouseNumber(at, fields, first) ??
        settleByNeighbours(field, at, fields, first)),
  );
  return splitPlace(fields, settled, languages);
}

function asReading(field: FieldDescriptor, own: Classification | undefined): Classification | undefined {
  const role = own && roleOfReading(field, own.role);
  return role && { role, score: own.score + 60 };
}

function settleByNeighbours(
  field: FieldDescriptor,
  at: number,
  fields: readonly FieldDescriptor[],
  first: readonly Classification[],
): Classification {
  const own = first[at] ?? { role: "unknown", score: 0 };
  const isByCard = neighbours(at, fields, first, 4).some(
    (role) => cardRoles.has(role) && role !== "cardHolder",
  );
  if (field.kind === "select" && isMonthList(field) && isExpiryMonth(own.role, isByCard))
    return { role: "cardExpiryMonth", score: own.score + 60 };
  if (own.role === "cardExpiryYear" && !isByCard && !names(field).includes("exp"))
    return { role: "unknown", score: 0 };
  if (
    own.role === "fullName" &&
    isByCard &&
    !isNameOfPerson(field) &&
    !hasNameBesideAddress(at, fields, first)
  )
    return { ...own, role: "cardHolder" };
  const bare = isByCard ? roleOfBareWord(field) : undefined;
  // "Expiration" may head two fields, of which the first says no more than "MM".
  if (own.role === "cardExpiry" && bare === "cardExpiryMonth") return { ...own, role: bare };
  if (own.role === "unknown" && bare) return { role: bare, score: 30 };
  if (own.role === "password" && isByCard && (field.maxLength ?? 9) <= 4)
    return { role: "cardCode", score: 30 };
  return own;
}

/**
 * A form that opens an account for somebody's job: it asks for the title and the company, and for a password, and sends
 * nothing anywhere. Its telephone number and postal code are no part of an address.
 */
function isOfRegistration(
  at: number,
  fields: readonly FieldDescriptor[],
  first: readonly Classification[],
): boolean {
  const own = first[at]?.role;
  if (own !== "phone" && own !== "postalCode") return false;
  const { frame, form } = fields[at] ?? {};
  const inForm = fields.flatMap((field, index) =>
    field.frame === frame && field.form === form ? [{ field, role: first[index]?.role ?? "unknown" }] : [],
  );
  const holds = (...roles: FieldRole[]) => inForm.some(({ role }) => roles.includes(role));
  const asksForJob = inForm.some(({ field }) => /(^| )job ?title( |$)/.test(names(field)));
  const leadsSomewhere = holds("addressLine1", "city", "shippingMethod", "paymentMethod", "cardNumber");
  return asksForJob && holds("company") && holds("password", "newPassword") && !leadsSomewhere;
}

function isExpiryMonth(role: FieldRole, isByCard: boolean): boolean {
  return role === "cardExpiryMonth" || role === "cardExpiry" || (role === "unknown" && isByCard);
}

/** "Number", "MM" and "YYYY" beside other fields of a card say enough. */
function roleOfBareWord({ label, placeholder, name, id }: FieldDescriptor): FieldRole | undefined {
  if (/^(number|num|no)$/.test(splitName(name || id))) return "cardNumber";
  const texts = [normalise(label), normalise(placeholder), splitName(name), splitName(id)];
  if (texts.some((text) => /^(mm|month)$/.test(text))) return "cardExpiryMonth";
  return texts.some((text) => /^(yy|yyyy|year)$/.test(text)) ? "cardExpiryYear" : undefined;
}

/** "Recipient", "shipping name": whose name it is stands written. */
function isNameOfPerson(field: FieldDescriptor): boolean {
  return (
    /(^| )(recipient|shipping|customer|contact|delivery|your|billing|address)( |$)/.test(names(field)) ||
    field.autocomplete.includes("name")
  );
}

function names(field: FieldDescriptor): string {
  return normalise(`${splitName(field.name)} ${splitName(field.id)} ${field.label}`);
}

/** The roles of the fields within reach in the same frame. */
function neighbours(
  at: number,
  fields: readonly FieldDescriptor[],
  first: readonly Classification[],
  reach: number,
): FieldRole[] {
  const frame = fields[at]?.frame;
  return first
    .map(({ role }, index) => ({ role, index }))
    .filter(({ index }) => index !== at && Math.abs(index - at) <= reach && fields[index]?.frame === frame)
    .map(({ role }) => role);
}

/** A full name that stands right before an address belongs to the address. */
function hasNameBesideAddress(
  at: number,
  fields: readonly FieldDescriptor[],
  first: readonly Classification[],
): boolean {
  const next = first[at + 1]?.role;
  const sameForm = fields[at + 1]?.form === fields[at]?.form;
  return sameForm && (next === "addressLine1" || next === "company" || next === "country");
}
