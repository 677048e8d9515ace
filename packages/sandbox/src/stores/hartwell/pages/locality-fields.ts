import type { Address } from "../../../address.ts";
import { type Html, html } from "../../../html.ts";
import type { Country } from "../../../places/countries.ts";
import { errorName, randomFieldId, textField } from "./text-field.ts";

export type AddressPurpose = "shipping" | "billing";

interface Locality {
  readonly purpose: AddressPurpose;
  readonly country: Country | undefined;
  readonly address?: Partial<Address>;
}

/** Town, state and postal code, in the country's order and with its labels. */
export function localityFields({ purpose, country, address }: Locality): Html {
  if (!country) return html``;
  const city = textField({
    name: "city",
    label: "City",
    purpose,
    autocomplete: `${purpose} address-level2`,
    value: address?.city ?? "",
  });
  const postalCode = textField({
    name: "postalCode",
    label: country.postalLabel,
    purpose,
    autocomplete: `${purpose} postal-code`,
    value: address?.postalCode ?? "",
  });
  if (country.isPostalFirst) return html`${postalCode}${city}`;
  return html`${city}${country.zones.length > 0 && zoneSelect(country, purpose, address?.zone)}${postalCode}`;
}

function zoneSelect(
  { zones, zoneLabel }: Country,
  purpose: AddressPurpose,
  chosen: string | undefined,
): Html {
  const id = randomFieldId("Select");
  return html`<div class="field field--select">
<label for="${id}">${zoneLabel}</label>
<select id="${id}" name="zone" autocomplete="${purpose} address-level1" required aria-describedby="error-for-${id}">
<option value="" hidden>&nbsp;</option>
${zones.map(({ code, name }) => html`<option value="${code}" ${code === chosen && html`selected`}>${name}</option>`)}
</select>
<p class="field__error" id="error-for-${id}" data-error-for="${errorName(purpose, "zone")}" hidden></p>
</div>`;
}
