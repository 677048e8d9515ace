import { isForMembers } from "../../../choosing/bought-once.ts";
import { callInPage } from "../../../page/call-in-page.ts";
import { roleFacts } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { normalise } from "../../../words/normalise.ts";
import { assents } from "../../../words/pages/assents.ts";
import { says } from "../../../words/says.ts";
import type { Visit } from "../../visit.ts";
import { asksForOther, isAddressBox, opensOther } from "../fields/address-box.ts";
import { saysOptional } from "../fields/is-marked-optional.ts";
import { guestChoice, isForGuests } from "../guest-choice.ts";
import { isByAccount } from "../is-by-account.ts";
import { isAskedBox, noteAskedBoxes } from "./asked-box.ts";
import { isOpeningBox } from "./opening-box.ts";
import { refusesSomething } from "./refuses-something.ts";
import { savesCard } from "./saves-card.ts";
import { turnDownExtras } from "./turn-down-extras.ts";

/** Sets the checkboxes of the form. Returns true if one was changed, since the page may then re-render. */
export async function setBoxes(visit: Visit, fields: readonly Field[]): Promise<boolean> {
  const { pace } = visit;
  noteAskedBoxes(visit, fields);
  const others = wishesOf(fields);
  const isApart = billsApart(visit.order);
  const wishes: Wishes = (field) => {
    if (isApart && isAddressBox(field)) return opensOther(field) ? "yes" : "no";
    return isOpeningBox(field, fields, visit.order.request) || isAskedBox(visit, field)
      ? "yes"
      : others(field);
  };
  const wrong = fields.filter(
    (field) => field.control === "checkbox" && field.enabled && !isRight(field, wishes),
  );
  const isSame = await takeAddressOfBill(pace, fields, isApart);
  const isRead = await readTerms(pace, fields);
  const isGuest = await openNoAccount(pace, fields);
  let changed = (await turnDownExtras(visit, fields)) || isSame || isRead || isGuest;
  for (const field of wrong) {
    const outcome = await fillField(field, wishes(field) ?? "no", pace);
    changed = changed || outcome.filled;
  }
  return changed;
}

/** Some terms can only be accepted after scrolling to their end. */
async function readTerms(pace: Visit["pace"], fields: readonly Field[]): Promise<boolean> {
  const shut = fields.find(
    ({ role, control, enabled, value }) =>
      role === "terms" && control === "checkbox" && !enabled && value === "",
  );
  return shut !== undefined && callInPage({ frame: shut.frame, pace }, "scrollTexts").catch(() => false);
}

/** Whether the bill goes to another address than the goods. */
function billsApart({ payer }: Visit["order"]): boolean {
  return payer?.shipping?.addressLines?.[0] !== undefined;
}

/** Two radios may replace the box that asks whether the billing address is the delivery address. */
async function takeAddressOfBill(
  pace: Visit["pace"],
  fields: readonly Field[],
  isApart: boolean,
): Promise<boolean> {
  const group = fields.find(
    ({ role, control, enabled }) => role === "billingSameAsShipping" && control === "radio" && enabled,
  );
  const meant = group?.choices?.find(
    ({ title, enabled }) => enabled && asksForOther(normalise(title)) === isApart,
  );
  if (!group || !meant || group.value === meant.value || (!isApart && group.value !== "")) return false;
  return (await fillField(group, meant.value, pace)).filled;
}

/** "Save info & create your account: yes / no", with yes preset. */
async function openNoAccount(pace: Visit["pace"], fields: readonly Field[]): Promise<boolean> {
  const group = fields.find(
    ({ role, control, enabled, isAside }) =>
      role === "createAccount" && control === "radio" && enabled && !isAside,
  );
  const guest = group && guestChoice(group);
  if (!group || !guest || guest.value === group.value) return false;
  return (await fillField(group, guest.value, pace)).filled;
}

/** A box that is ticked before the form is sent: terms, a mandate, or any that is required. */
export function hasBoxToTick(fields: readonly Field[]): boolean {
  const wishes = wishesOf(fields);
  return fields.some(
    (field) => field.control === "checkbox" && field.enabled && field.value === "" && wishes(field) === "yes",
  );
}

type Wishes = (field: Field) => "yes" | "no" | undefined;

function isRight(field: Field, wishes: Wishes): boolean {
  const wish = wishes(field);
  return wish === undefined || (field.value !== "") === (wish === "yes");
}

/** The mandate of a direct debit is given if that is how the page says that it is paid, and only then. */
function wishesOf(fields: readonly Field[]): Wishes {
  const group = fields.find(({ role }) => role === "paymentMethod");
  const chosen = group?.choices?.find(({ value }) => value === group.value)?.title;
  const isByDebit = group === undefined || (chosen !== undefined && isByAccount(chosen));
  const hasTerms = fields.some((field) => field.role === "terms" && isOfOrder(field.label));
  return (field) => {
    if (field.role === "mandate") return yesOrNo(isByDebit);
    return hasTerms && isOtherConsent(field) ? undefined : wishFor(field);
  };
}

/** "I agree to receive a survey", "I accept the club's terms", beside the order's: not given unless the shop insists. */
function isOtherConsent({ role, required, label }: Field): boolean {
  return role === "terms" && !required && !isOfOrder(label);
}

function isOfOrder(label: string): boolean {
  return namesTerms(label) && !isForMembers(label);
}

function namesTerms(label: string): boolean {
  return says(label, ({ fields }) => fields.terms.filter((phrase) => !assents.has(phrase)));
}

function yesOrNo(isYes: boolean): "yes" | "no" {
  return isYes ? "yes" : "no";
}

export function wishFor({ role, required, enabled, label, name }: Field): "yes" | "no" | undefined {
  // "Do not create an account" asks the opposite of "create an account".
  if (role !== "newsletter" && isForGuests({ title: label, enabled })) return "yes";
  if (role === "billingSameAsShipping" && opensOther({ label, name })) return "no";
  // Emptied, it would agree to what it refuses.
  if (!required && roleFacts[role].box === "no" && refusesSomething(label)) return "yes";
  // It may speak of terms as well.
  if (!required && role === "terms" && savesCard(label)) return "no";
  // A consent that the shop itself calls optional is not given, whatever it is about.
  if (roleFacts[role].part === "consent" && !required && saysOptional(label)) return "no";
  // A box that must be ticked to continue is ticked, whatever its text.
  return required && role !== "createAccount" ? "yes" : roleFacts[role].box;
}
