import type { Address } from "../../../address.ts";
import { type Html, html } from "../../../html.ts";
import { COUNTRIES, findCountry } from "../../../places/countries.ts";

export type AddressKind = "billing" | "shipping";

const TOWNS_WITH_COUNTY: readonly string[] = ["GB"];

/** The classic checkout's fields for one address; a script swaps the state field with the country. */
export function addressFields(kind: AddressKind, address: Address): Html {
  const country = findCountry(address.countryCode);
  const text = (name: string, label: string, value: string, token: string) =>
    textRow({ id: `${kind}_${name}`, label, value, autocomplete: token });
  return html`<div class="woocommerce-${kind}-fields__field-wrapper">
${text("first_name", "First name", address.firstName, "given-name")}
${text("last_name", "Last name", address.lastName, "family-name")}
${textRow({ id: `${kind}_company`, label: "Company name", value: "", autocomplete: "organization", isOptional: true })}
${countryRow(kind, address.countryCode)}
${textRow({ id: `${kind}_address_1`, label: "Street address", value: address.address1, autocomplete: "address-line1", placeholder: "House number and street name", isAddress: true })}
${textRow({ id: `${kind}_address_2`, label: "Apartment, suite, unit, etc.", value: address.address2, autocomplete: "address-line2", placeholder: "Apartment, suite, unit, etc. (optional)", isAddress: true, isOptional: true })}
${textRow({ id: `${kind}_city`, label: "Town / City", value: address.city, autocomplete: "address-level2", isAddress: true })}
${stateRow(kind, address)}
${textRow({ id: `${kind}_postcode`, label: country?.postalLabel ?? "Postcode / ZIP", value: address.postalCode, autocomplete: "postal-code", isAddress: true })}
</div>`;
}

interface TextRow {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly autocomplete: string;
  readonly placeholder?: string;
  readonly type?: string;
  readonly isAddress?: boolean;
  readonly isOptional?: boolean;
}

export function textRow({
  id,
  label,
  value,
  autocomplete,
  placeholder = "",
  type = "text",
  isAddress,
  isOptional,
}: TextRow): Html {
  return html`<p class="form-row ${isAddress && html`address-field`} ${!isOptional && html`validate-required`}" id="${id}_field">
<label for="${id}">${label}&nbsp;${mark(isOptional)}</label><span class="woocommerce-input-wrapper"><input type="${type}" class="input-text" name="${id}" id="${id}" placeholder="${placeholder}" value="${value}" ${!isOptional && html`aria-required="true"`} autocomplete="${autocomplete}"></span></p>`;
}

function countryRow(kind: AddressKind, chosen: string): Html {
  const id = `${kind}_country`;
  return html`<p class="form-row address-field update_totals_on_change validate-required" id="${id}_field">
<label for="${id}">Country / Region&nbsp;${mark(false)}</label><span class="woocommerce-input-wrapper"><select name="${id}" id="${id}" class="country_to_state country_select" aria-required="true" autocomplete="country" data-placeholder="Select a country / region…">
<option value="">Select a country / region…</option>
${COUNTRIES.map(({ code, name }) => html`<option value="${code}" ${code === chosen && html`selected`}>${name}${code === "US" && " (US)"}</option>`)}
</select></span></p>`;
}

/** A select if the country has states, free text if it has counties, otherwise hidden. */
function stateRow(kind: AddressKind, { countryCode, zone }: Address): Html {
  const id = `${kind}_state`;
  const country = findCountry(countryCode);
  const zones = country?.zones ?? [];
  const isText = TOWNS_WITH_COUNTY.includes(countryCode);
  const field =
    zones.length > 0
      ? html`<select name="${id}" id="${id}" class="state_select" autocomplete="address-level1" data-placeholder="Select an option…"><option value="">Select an option…</option>
${zones.map(({ code, name }) => html`<option value="${code}" ${code === zone && html`selected`}>${name}</option>`)}</select>`
      : html`<input type="${isText ? "text" : "hidden"}" class="input-text" name="${id}" id="${id}" value="${zone}" autocomplete="address-level1">`;
  return html`<p class="form-row address-field" id="${id}_field" ${zones.length === 0 && !isText && html`style="display:none"`}>
<label for="${id}">${country?.zoneLabel || "County"}&nbsp;${mark(zones.length === 0)}</label><span class="woocommerce-input-wrapper">${field}</span></p>`;
}

function mark(isOptional: boolean | undefined): Html {
  return isOptional
    ? html`<span class="optional">(optional)</span>`
    : html`<abbr class="required" title="required">*</abbr>`;
}

/** What the page's script needs to swap state fields: the states and field labels by country. */
export function localeParameters() {
  return Object.fromEntries(
    COUNTRIES.map(({ code, zones, zoneLabel, postalLabel }) => [
      code,
      {
        states: zones.map((zone) => [zone.code, zone.name]),
        isText: TOWNS_WITH_COUNTY.includes(code),
        stateLabel: zoneLabel || "County",
        postcodeLabel: postalLabel,
      },
    ]),
  );
}
