import { cardApproval, listCountries, listRegions, type ResponseSchema } from "@cartwright/contract";
import { type Html, html } from "./html.ts";

type Property = ResponseSchema["properties"][string];

interface FieldHints {
  autocomplete: string;
  inputmode?: "numeric" | "email" | "tel";
  /** For fields that are shown side by side. */
  isShort?: boolean;
}

/** Hints for phone keyboards and password managers. Other names are defined by the shop. */
const hintsByName: Readonly<Record<string, FieldHints>> = {
  card_number: { autocomplete: "cc-number", inputmode: "numeric" },
  card_expiry: { autocomplete: "cc-exp", inputmode: "numeric", isShort: true },
  card_cvc: { autocomplete: "cc-csc", inputmode: "numeric", isShort: true },
  username: { autocomplete: "username", inputmode: "email" },
  password: { autocomplete: "current-password" },
  code: { autocomplete: "one-time-code", inputmode: "numeric" },
  email: { autocomplete: "email", inputmode: "email" },
  first_name: { autocomplete: "given-name", isShort: true },
  last_name: { autocomplete: "family-name", isShort: true },
  phone: { autocomplete: "tel", inputmode: "tel" },
  address_line1: { autocomplete: "address-line1" },
  address_line2: { autocomplete: "address-line2" },
  city: { autocomplete: "address-level2", isShort: true },
  state: { autocomplete: "address-level1", isShort: true },
  postal_code: { autocomplete: "postal-code", isShort: true },
  country_code: { autocomplete: "country", isShort: true },
};

export interface AskedField {
  /** The name in the form. The shop's own name may contain anything, so it isn't used here. */
  formName: string;
  name: string;
  property: Property;
  isRequired: boolean;
}

/** The fields of a form, in schema order. Approving the total has its own button, so it is left out. */
export function fieldsOf({ properties, required }: ResponseSchema, form = "field"): AskedField[] {
  return Object.entries(properties)
    .filter(([name]) => name !== cardApproval.name)
    .map(([name, property], index) => ({
      formName: `${form}-${index}`,
      name,
      property,
      isRequired: required.includes(name),
    }));
}

/** Renders one field with its label and its error. Never sends typed values back. */
export function renderField(field: AskedField, complaint: string | undefined): Html {
  const { formName, name, property, isRequired } = field;
  const hints = Object.hasOwn(hintsByName, name) ? hintsByName[name] : undefined;
  const label = property.title ?? name;
  return html`<div class="field${hints?.isShort === true && " short"}">
<label for="${formName}">${label}${!isRequired && html` <span class="quiet">(optional)</span>`}</label>
${renderControl(field, { hints, complaint })}
${complaint !== undefined && html`<p class="complaint" id="${formName}-complaint">${complaint}</p>`}
</div>`;
}

function renderControl(
  field: AskedField,
  { hints, complaint }: { hints: FieldHints | undefined; complaint: string | undefined },
): Html {
  if (field.property.oneOf) return renderChoices(field, complaint);
  if (field.name === "country_code") return renderCountries(field, complaint);
  if (field.name === "state")
    return html`${renderInput(field, { hints, complaint, list: "states" })}${stateList}`;
  return renderInput(field, { hints, complaint });
}

/** Screen readers read the complaint with the control. */
function markWrong(formName: string, complaint: string | undefined): Html | false {
  return complaint !== undefined && html` aria-invalid="true" aria-describedby="${formName}-complaint"`;
}

function renderCountries({ formName, isRequired }: AskedField, complaint: string | undefined): Html {
  return html`<select id="${formName}" name="${formName}" autocomplete="country"${isRequired && html` required`}${markWrong(formName, complaint)}>
<option value="">Please choose</option>
${listCountries().map(({ code, name }) => html`<option value="${code}">${name}</option>`)}
</select>`;
}

/** Only suggestions: without script the page doesn't know which country is selected. */
const stateList = html`<datalist id="states">${["US", "CA", "AU"]
  .flatMap((country) => listRegions(country) ?? [])
  .map(({ code, name }) => html`<option value="${code}">${name}</option>`)}</datalist>`;

function renderChoices({ formName, property, isRequired }: AskedField, complaint: string | undefined): Html {
  const choices = property.oneOf ?? [];
  const isOnly = choices.length === 1;
  return html`<select id="${formName}" name="${formName}"${isRequired && html` required`}${markWrong(formName, complaint)}>
${!isOnly && html`<option value="">Please choose</option>`}
${choices.map((choice) => html`<option value="${choice.const}">${choice.title}</option>`)}
</select>`;
}

function renderInput(
  { formName, property, isRequired }: AskedField,
  { hints, complaint, list }: { hints: FieldHints | undefined; complaint: string | undefined; list?: string },
): Html {
  const isPassword = property.format === "password";
  return html`<input id="${formName}" name="${formName}" type="${isPassword ? "password" : "text"}"
 autocomplete="${hints?.autocomplete ?? "off"}" autocapitalize="off" spellcheck="false"${list !== undefined && html` list="${list}"`}${
   hints?.inputmode !== undefined && html` inputmode="${hints.inputmode}"`
 }${isRequired && html` required`}${markWrong(formName, complaint)}>`;
}
