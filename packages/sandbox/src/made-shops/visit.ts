import { type FormField, fieldsOf, type Section } from "./form-fields.ts";
import { cheapestOf, type ShopPlan } from "./shop-plan.ts";

export interface CartLine {
  readonly title: string;
  readonly options: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly priceMinor: number;
}

/** The shop's state for one customer. */
export interface Visit {
  readonly id: string;
  cart: CartLine[];
  /** By field id. */
  readonly values: Map<string, string>;
  /** When each value of a card frame was typed, by that frame's own clock. */
  readonly typedAt: Map<string, number>;
  readonly trapped: string[];
  step: number;
  /** How often the current form was submitted. */
  sendings: number;
  orderNumber: string | undefined;
}

export function newVisit(id: string): Visit {
  return {
    id,
    cart: [],
    values: new Map(),
    typedAt: new Map(),
    trapped: [],
    step: 0,
    sendings: 0,
    orderNumber: undefined,
  };
}

/** The content of each checkout step, in order. The last one has the order button. */
export function stepsOf({ traits }: ShopPlan): Section[][] {
  const all: Section[][] = {
    "one-page": [["contact", "address", "delivery", "payment", "boxes"] as Section[]],
    two: [
      ["contact", "address"],
      ["delivery", "payment", "boxes"],
    ] as Section[][],
    each: [["contact"], ["address"], ["delivery"], ["payment", "boxes"]] as Section[][],
  }[traits.grouping];
  const account: Section[][] = traits.account === "guest-link" ? [["account"]] : [];
  const card: Section[][] = traits.cardPlace === "after-order" ? [["card"]] : [];
  if (traits.review === "none") return [...account, ...all, ...card];
  const steps: Section[][] =
    traits.review === "page"
      ? [...all, ["review"]]
      : [...all.map((sections) => sections.filter((section) => section !== "boxes")), ["review", "boxes"]];
  return [...account, ...steps, ...card];
}

/** The step whose button places the order; a card that is asked for afterwards comes after it. */
export function orderStepOf(plan: ShopPlan): number {
  return stepsOf(plan).length - (plan.traits.cardPlace === "after-order" ? 2 : 1);
}

export function fieldValue(visit: Visit, field: FormField): string {
  return visit.values.get(field.id) ?? field.preset;
}

export function goodsMinor({ cart }: Visit): number {
  return cart.reduce((sum, line) => sum + line.priceMinor * line.quantity, 0);
}

/** Undefined until a delivery is chosen. */
export function deliveryMinor(visit: Visit, plan: ShopPlan): number | undefined {
  const chosen =
    visit.values.get("delivery") ??
    (plan.traits.delivery === "preselected" ? cheapestOf(plan.deliveries).id : undefined);
  return plan.deliveries.find(({ id }) => id === chosen)?.priceMinor;
}

const extraMinor = 350;

export function totalMinor(visit: Visit, plan: ShopPlan): number {
  const extras = visit.values.get("extras") === "yes" ? extraMinor : 0;
  return goodsMinor(visit) + (deliveryMinor(visit, plan) ?? 0) + extras;
}

/**
 * Copies a submitted form into the visit: by the names of this step's fields, and what was typed into traps.
 */
export function takeSent(visit: Visit, sent: URLSearchParams, plan: ShopPlan): void {
  for (const field of fieldsOfStep(visit, plan)) {
    const value = sent.get(field.name);
    if (value !== null) visit.values.set(field.id, value.trim());
    // An unchecked checkbox, and a radio group without a choice, send nothing.
    else if (field.kind === "checkbox" || field.kind === "radios") visit.values.set(field.id, "");
  }
  for (const [name, value] of sent) if (name.startsWith("url_") && value !== "") visit.trapped.push(value);
}

export function fieldsOfStep(visit: Visit, plan: ShopPlan): FormField[] {
  return (stepsOf(plan)[visit.step] ?? []).flatMap((section) => fieldsOf(section, plan));
}
