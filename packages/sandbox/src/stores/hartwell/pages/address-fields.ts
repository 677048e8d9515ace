import type { Address } from "../../../address.ts";
import { type Html, html } from "../../../html.ts";
import { COUNTRIES, findCountry } from "../../../places/countries.ts";
import { type AddressPurpose, localityFields } from "./locality-fields.ts";
import { randomFieldId, textField } from "./text-field.ts";

/**
 * The fields of one address. Billing and shipping differ only in the autocomplete attributes, not the names.
 */
export function addressFields(purpose: AddressPurpose, address: Partial<Address>): Html {
  const field = (name: keyof Address, label: string, token: string) =>
    textField({ name, label, purpose, autocomplete: `${purpose} ${token}`, value: address[name] ?? "" });
  const country = findCountry(address.countryCode ?? "");
  return html`${countrySelect(purpose, address.countryCode)}
<div class="row">${field("firstName", "First name", "given-name")}${field("lastName", "Last name", "family-name")}</div>
<div class="suggesting">${field("address1", "Address", "address-line1")}<div class="suggestions"></div></div>
${field("address2", "Apartment, suite, etc. (optional)", "address-line2")}
<div class="row" data-locality-place>${localityFields({ purpose, country, address })}</div>
${COUNTRIES.map(
  (other) =>
    html`<template data-locality="${other.code}">${localityFields({ purpose, country: other })}</template>`,
)}`;
}

function countrySelect(purpose: AddressPurpose, chosen: string | undefined): Html {
  const id = randomFieldId("Select");
  return html`<div class="field field--select">
<label for="${id}">Country/Region</label>
<select id="${id}" name="countryCode" autocomplete="${purpose} country" required>
${COUNTRIES.map(({ code, name }) => html`<option value="${code}" ${code === chosen && html`selected`}>${name}</option>`)}
</select>
</div>`;
}
