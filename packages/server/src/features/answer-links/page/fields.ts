import { cardApproval, listCountries, listRegions, type ResponseSchema } from "@cartwright/contract";
import { type Html, html } from "./html.ts";

type Property = ResponseSchema["properties"][string];

interface FieldHints {
  autocomplete: string;
  inputmode?: "numeric" | "email" | "tel";
  /** Of fields that stand side by side. */
  isShort?: boolean;
}

/** What a phone's keyboard and a password manager go by. Names that are not here are the shop's own. */
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
  /** In the form. The shop's own name may hold anything, and is not used as one. */
  formName: string;
  name: string;
  property: Property;
  isRequired: boolean;
}

/** The fields of a form, in the order of the schema. To approve instead of giving a card is a button of its own. */
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

/** One field with its label, and what is wrong with it. Nothing that was typed is sent back. */
export function renderField(field: AskedField, complaint: string | undefined): Html {
  const { formName, name, property, isRequired } = field;
  const hints = Object.hasOwn(hintsByName, name) ? hintsByName[name] : undefined;
  const label = property.title ?? name;
  return html`<div class="field${hints?.isShort === true && " short"}">
<label for="${formName}">${label}${!isRequired && html` <span class="quiet">(optional)</span>`}</label>
${renderControl(field, { hints, complaint })}
${complaint !== undefined && html`<p class="complaint" id="${formName}-complaint">${label} ${complaint}.</p>`}
</div>`;
}

function renderControl(
  field: AskedField,
  { hints, complaint }: { hints: FieldHints | undefined; complaint: string | undefined },
): Html {
  if (field.property.oneOf) return renderChoices(field);
  if (field.name === "country_code") return renderCountries(field);
  if (field.name === "state")
    return html`${renderInput(field, { hints, complaint, list: "states" })}${stateList}`;
  return renderInput(field, { hints, complaint });
}

function renderCountries({ formName, isRequired }: AskedField): Html {
  return html`<select id="${formName}" name="${formName}" autocomplete="country"${isRequired && html` required`}>
<option value="">Please choose</option>
${listCountries().map(({ code, name }) => html`<option value="${code}">${name}</option>`)}
</select>`;
}

/** Offered, not imposed: without script the page does not know which country is chosen. */
const stateList = html`<datalist id="states">${["US", "CA", "AU"]
  .flatMap((country) => listRegions(country) ?? [])
  .map(({ code, name }) => html`<option value="${code}">${name}</option>`)}</datalist>`;

function renderChoices({ formName, property, isRequired }: AskedField): Html {
  const choices = property.oneOf ?? [];
  const isOnly = choices.length === 1;
  return html`<select id="${formName}" name="${formName}"${isRequired && html` required`}>
${!isOnly && html`<option value="">Please choose</option>`}
${choices.map((choice) => html`<option value="${choice.const}">${choice.title}</option>`)}
</select>`;
}

function renderInput(
  { formName, property, isRequired }: AskedField,
  { hints, complaint, list }: { hints: FieldHints | undefined; complaint: string | undefined; list?: string },
): Html {
  const isPassword = property.format === "password";
  const wrong = html` aria-invalid="true" aria-describedby="${formName}-complaint"`;
  return html`<input id="${formName}" name="${formName}" type="${isPassword ? "password" : "text"}"
 autocomplete="${hints?.autocomplete ?? "off"}" autocapitalize="off" spellcheck="false"${list !== undefined && html` list="${list}"`}${
   hints?.inputmode !== undefined && html` inputmode="${hints.inputmode}"`
 }${isRequired && html` required`}${complaint !== undefined && wrong}>`;
}
