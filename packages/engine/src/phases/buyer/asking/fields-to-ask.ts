import { pickAddress } from "../../../choosing/delivery/pick-address.ts";
import { type FieldRole, roleFacts, rolesOf, rolesWhere } from "../../../page/fields/field-role.ts";
import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { says } from "../../../words/says.ts";
import { refusalIn } from "../../form/extras/extras.ts";
import { withoutJumps, workedFields } from "../../form/fields/checkout-fields.ts";
import { isMarkedOptional, saysOptional } from "../../form/fields/is-marked-optional.ts";
import type { KnownBuyer, Parties } from "../../form/fields/known-buyer.ts";
import { ownFields } from "../../form/fields/own-fields.ts";
import type { FormWork } from "../../form/form-work.ts";
import { isByAccount } from "../../form/is-by-account.ts";
import type { Visit } from "../../visit.ts";
import { buyerFields } from "../buyer-fields.ts";
import { askedRoles } from "../take-requested.ts";
import { fieldTitle } from "./ask-for-fields.ts";

export type Asked = "required" | "any choice" | "whatever is empty";

/** The fields whose answers neither the buyer's details nor the request gives. */
export function fieldsToAsk(work: FormWork, fields: readonly Field[], which: Asked): Field[] {
  const others = which === "required" ? namesOfOthers(fields, work) : [];
  return [...wantedOf(fields, which, work), ...others, ...factsOfPayer(work, fields)];
}

/** Whether the page as it is now asks for something that only a person knows. */
export async function isMoreAsked({ page, pace }: Visit, work: FormWork): Promise<boolean> {
  return fieldsToAsk(work, ownFields(work, await readFields(page, pace)), "required").length > 0;
}

const listKinds: ReadonlySet<Field["control"]> = new Set(["radio", "select", "listbox", "combobox"]);

function wantedOf(fields: readonly Field[], which: Asked, parties: Parties): readonly Field[] {
  if (which === "required") {
    const asked = workedFields(fields).filter(
      (field) => isWanted(field, fields) || offersAddress(field, parties.buyer),
    );
    return fields.filter((field) => asked.includes(field) || asked.some((one) => arePartsOfOne(one, field)));
  }
  const choices = withoutJumps(fields).filter(isOpenChoice);
  if (which === "any choice") return choices;
  const meant = new Set(buyerFields(fields, parties).map(({ field }) => field));
  return [...choices, ...workedFields(fields).filter((field) => isOpenText(field) && !meant.has(field))];
}

/**
 * Lists for the parts of one answer, such as a day, have its name in common, or what they are for. What a shop says
 * of one is about all of them that are empty.
 */
function arePartsOfOne(one: Field, other: Field): boolean {
  const isNamedAlike = one.label !== "" && one.label === other.label;
  const isAlike = one.role === other.role && (isNamedAlike || one.role === "dateOfBirth");
  const isBeside = one.form === other.form && one.frame === other.frame && one.purpose === other.purpose;
  return isAlike && isBeside && isOpenChoice(other);
}

/** A list of addresses found by a postal code asks which of them is the buyer's, required or not. */
function offersAddress(field: Field, buyer: KnownBuyer): boolean {
  return isOpenChoice(field) && pickAddress(realChoices(field), ({ title }) => title, buyer) !== undefined;
}

/** An empty text field that isn't marked optional and may be about the buyer, or about another person. */
function isOpenText({ role, control, value, enabled, label, placeholder }: Field): boolean {
  const isText = control === "text" || control === "date";
  return isText && enabled && value === "" && personal.has(role) && !saysOptional(`${label} ${placeholder}`);
}

const personal = rolesWhere(({ part, filledBy }) => part === "person" && filledBy === "person").union(
  new Set<FieldRole>(["unknown", ...rolesOf("name")]),
);

/** A choice of unknown purpose with nothing selected. */
function isOpenChoice({ role, control, value, enabled }: Field): boolean {
  return askedRoles.has(role) && listKinds.has(control) && enabled && value === "";
}

function isWanted(field: Field, fields: readonly Field[]): boolean {
  const { role, control, value, required, enabled, invalid } = field;
  const isAsked = askedRoles.has(role) || isOfferToAnswer(field);
  if (!isAsked || control === "checkbox" || !enabled) return false;
  if (invalid !== undefined) return true;
  return value === "" && (required || isMeantToBeFilled(field, fields));
}

/** A required choice that sounds like an offer and cannot be turned down is a question: "Tip client" in Romanian. */
function isOfferToAnswer({ role, control, required, invalid, ...field }: Field): boolean {
  const isInsisted = required || invalid !== undefined;
  return (
    role === "extra" && isInsisted && listKinds.has(control) && !refusalIn(realChoices({ ...field, control }))
  );
}

/**
 * A form that marks optional fields requires the other fields about the buyer. Not a form of address: hardly any shop
 * needs one, and those that do will say so.
 */
function isMeantToBeFilled(field: Field, fields: readonly Field[]): boolean {
  if (roleFacts[field.role].part !== "person" || isMarkedOptional(field)) return false;
  if (field.role === "salutation" || field.role === "gender") return false;
  const beside = fields.filter((other) => other.form === field.form && other.frame === field.frame);
  return beside.some(isMarkedOptional) && !beside.some(isStarred);
}

/** "E-mail *": a form that marks these as well leaves the rest to the buyer. */
function isStarred({ label, required }: Field): boolean {
  return required && /[*＊]\s*$/.test(label);
}

/** The required names that are not the buyer's: of the other passengers or guests. */
function namesOfOthers(fields: readonly Field[], parties: Parties): Field[] {
  const own = new Set(buyerFields(fields, parties).map(({ field }) => field));
  return workedFields(fields)
    .filter(
      (field) =>
        nameRoles.has(field.role) && field.required && field.enabled && field.value === "" && !own.has(field),
    )
    .map((field) => ({ ...field, label: `${fieldTitle(field)} (of another person)` }));
}

const nameRoles: ReadonlySet<FieldRole> = new Set(rolesOf("name"));

/**
 * What the way that a person has decided on needs of the payer, which few shops mark as required: the number of the account
 * that is debited, and who is given credit, below the choice.
 */
function factsOfPayer({ payment }: FormWork, fields: readonly Field[]): readonly Field[] {
  const { decided, offered } = payment;
  const way = decided ?? (offered.length === 1 ? offered[0] : undefined);
  if (!way) return [];
  const group = fields.findIndex(({ role }) => role === "paymentMethod");
  const isBelow = (at: number) => group >= 0 && at > group && fields[at]?.frame === fields[group]?.frame;
  const isNeeded = ({ role }: Field, at: number) =>
    role === "bankAccount"
      ? isByAccount(way.title)
      : decided !== undefined &&
        !says(way.title, ({ payment }) => payment.card) &&
        identities.has(role) &&
        isBelow(at);
  return fields.filter(
    (field, at) =>
      isNeeded(field, at) &&
      field.enabled &&
      field.value === "" &&
      !field.required &&
      !isMarkedOptional(field),
  );
}

const identities: ReadonlySet<FieldRole> = new Set(["dateOfBirth", "taxNumber"]);
