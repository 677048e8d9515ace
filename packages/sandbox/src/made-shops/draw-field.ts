import { type Html, html, rawHtml } from "../html.ts";
import type { FormField } from "./form-fields.ts";
import type { ShopPlan } from "./shop-plan.ts";

export interface FieldState {
  readonly value: string;
  /** The shop's complaint, if it is shown beside the field. */
  readonly complaint: string | undefined;
}

/** One field with its label, in this shop's style. */
export function drawField(field: FormField, state: FieldState, plan: ShopPlan): Html {
  const complaint = state.complaint && html`<p class="wrong">${state.complaint}</p>`;
  if (field.kind === "checkbox") return html`<div class="row box">${drawBox(field, state)}${complaint}</div>`;
  if (field.kind === "radios")
    return html`<fieldset class="row ${plan.traits.deliveryControl === "cards" && field.id === "delivery" ? "cards" : ""}">
<legend>${marked(field, plan)}</legend>${drawRadios(field, state)}${complaint}</fieldset>`;
  return html`<div class="row" data-field="${field.id}">${drawLabelled(field, state, plan)}${complaint}</div>`;
}

function drawLabelled(field: FormField, state: FieldState, plan: ShopPlan): Html {
  const id = idOf(field, plan);
  const text = marked(field, plan);
  const labels = plan.traits.labels;
  const control = (attributes = "") => drawControl(field, state, { plan, id, attributes });
  // A placeholder cannot label a select.
  switch (field.kind === "select" && (labels === "placeholder" || labels === "floating") ? "bound" : labels) {
    case "bound":
      return html`<label for="${id}">${text}</label>${control()}`;
    case "wrapped":
      return html`<label><span>${text}</span> ${control()}</label>`;
    case "beside":
      return html`<span class="name">${text}</span><span class="value">${control()}</span>`;
    case "floating":
      return html`<span class="float">${control(' placeholder=" "')}<label for="${id}">${text}</label></span>`;
    case "table":
      return html`<table><tbody><tr><td>${text}</td><td>${control()}</td></tr></tbody></table>`;
    case "placeholder":
      return control(` placeholder="${escaped(text)}"`);
    case "aria":
      return html`<p id="${id}-name">${text}</p>${control(` aria-labelledby="${id}-name"`)}`;
  }
}

function marked({ label, isRequired }: FormField, { traits }: ShopPlan): string {
  if (traits.requiredMark === "star" && isRequired) return `${label} *`;
  if (traits.requiredMark === "optional-marked" && !isRequired) return `${label} (optional)`;
  return label;
}

function idOf({ id, name }: FormField, { traits, random }: ShopPlan): string {
  if (traits.names === "hashed") return `c-${random(`id ${id}`).code(8)}`;
  return traits.names === "misleading" ? `input-${random(`id ${id}`).code(6)}` : name.replace(/\W+/g, "-");
}

interface ControlContext {
  readonly plan: ShopPlan;
  readonly id: string;
  readonly attributes: string;
}

function drawControl(
  field: FormField,
  { value }: FieldState,
  { plan, id, attributes }: ControlContext,
): Html {
  const { traits, say } = plan;
  const all = rawHtml(
    [
      `id="${id}"`,
      traits.names === "missing" ? `data-key="${field.name}"` : `name="${escaped(field.name)}"`,
      ...(traits.autocomplete === "none"
        ? []
        : [`autocomplete="${autocompleteOf(field, traits.autocomplete)}"`]),
      ...(traits.requiredMark === "aria" && field.isRequired ? ['aria-required="true"'] : []),
      attributes,
    ].join(" "),
  );
  if (field.kind !== "select") return html`<input type="${field.kind}" ${all} value="${value}">`;
  const options = html`<option value="">${say("choose")}</option>${field.choices.map(
    (choice) =>
      html`<option value="${choice.value}"${rawHtml(choice.value === value ? " selected" : "")}>${choice.title}</option>`,
  )}`;
  return html`<select ${all} data-list="${traits.lists}">${options}</select>`;
}

function autocompleteOf({ autocomplete }: FormField, trait: string): string {
  return trait === "right" ? autocomplete : "off";
}

function drawBox({ name, label, isRequired }: FormField, { value }: FieldState): Html {
  const checked = rawHtml(value === "yes" ? " checked" : "");
  return html`<label><input type="checkbox" name="${name}" value="yes"${checked}> ${label}${isRequired ? " *" : ""}</label>`;
}

function drawRadios({ name, choices }: FormField, { value }: FieldState): Html {
  return html`${choices.map(
    (choice) =>
      html`<label class="choice"><input type="radio" name="${name}" value="${choice.value}"${rawHtml(
        choice.value === value ? " checked" : "",
      )}> <span>${choice.title}</span></label>`,
  )}`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
