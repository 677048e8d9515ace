import type { FormField } from "./form-fields.ts";
import type { ShopPlan } from "./shop-plan.ts";
import { fieldsOfStep, fieldValue, orderStepOf, type Visit } from "./visit.ts";

/** The shop's complaints about the fields of the current step, by field id. */
export function checkValues(visit: Visit, plan: ShopPlan): Map<string, string> {
  const complaints = new Map<string, string>();
  for (const field of fieldsOfStep(visit, plan)) {
    const complaint = complaintAbout(field, visit, plan);
    if (complaint) complaints.set(field.id, complaint);
  }
  if (lacksFramedCard(visit, plan)) complaints.set("card", plan.say("badCard"));
  return complaints;
}

/** Card values typed into frames arrive separately, so they are checked when the order is placed. */
function lacksFramedCard(visit: Visit, plan: ShopPlan): boolean {
  const isFramed =
    plan.traits.cardPlace === "frames-of-shop" || plan.traits.cardPlace === "one-frame-of-shop";
  if (!isFramed || visit.step !== orderStepOf(plan) || !paysByCard(visit)) return false;
  return !isCardNumber(visit.values.get("cardNumber") ?? "");
}

function paysByCard({ values }: Visit): boolean {
  return (values.get("method") ?? "card") === "card";
}

const cardOnly = new Set(["cardNumber", "expiry", "expiryMonth", "expiryYear", "cvc", "cardholder", "brand"]);

function complaintAbout(field: FormField, visit: Visit, plan: ShopPlan): string | undefined {
  const value = fieldValue(visit, field);
  if (cardOnly.has(field.id) && !paysByCard(visit)) return undefined;
  if (value === "") return field.isRequired ? missing(field, plan) : undefined;
  return rules[field.id]?.(value, { visit, plan, field });
}

interface Checked {
  readonly visit: Visit;
  readonly plan: ShopPlan;
  readonly field: FormField;
}

/** What is wrong with a non-empty value, by field. */
const rules: Readonly<Record<string, (value: string, checked: Checked) => string | undefined>> = {
  email: (value, { plan }) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : plan.say("badEmail")),
  emailAgain: (value, { plan, visit }) =>
    value === visit.values.get("email") ? undefined : plan.say("mismatch"),
  phone: (value, { plan }) => phoneComplaint(value, plan),
  birthday: (value, { field, plan }) => (/\d{4}/.test(value) ? undefined : missing(field, plan)),
  cardNumber: (value, { plan }) => (isCardNumber(value) ? undefined : plan.say("badCard")),
  expiry: (value, { plan }) => (/^12\s*\/?\s*(20)?34$/.test(value) ? undefined : plan.say("badCard")),
  cvc: (value, { plan }) => (value === "123" ? undefined : plan.say("badCard")),
};

function missing({ id, label, kind }: FormField, { say }: ShopPlan): string {
  if (id === "delivery") return say("chooseDelivery");
  if (kind === "checkbox") return say("mustAccept");
  return `${label}: ${say("required")}`;
}

function phoneComplaint(value: string, { traits, say }: ShopPlan): string | undefined {
  if (value.replace(/\D/g, "").length < 7) return say("badPhone");
  if (traits.phoneRule === "digits" && !/^\d+$/.test(value)) return say("digitsOnly");
  return traits.phoneRule === "plus" && !value.startsWith("+") ? say("plusOnly") : undefined;
}

function isCardNumber(value: string): boolean {
  return value.replace(/\D/g, "") === "4242424242424242";
}
