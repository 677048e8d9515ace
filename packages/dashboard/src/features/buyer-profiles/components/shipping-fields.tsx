import { SelectField, TextField } from "../../../components/ui/field.tsx";
import formStyles from "../../../components/ui/form-grid.module.css";
import { listCountries } from "../list-countries.ts";
import type { TieField } from "../tie-field.ts";

const countries = listCountries();

export function ShippingFields({ tie, countryCode }: { tie: TieField; countryCode: string }) {
  const needsArea = countryCode === "US" || countryCode === "CA";
  return (
    <fieldset className={formStyles.group}>
      <legend>Shipping</legend>
      <SelectField {...tie("countryCode")} label="Country">
        <option value="">None</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...tie("street")} label="Street and number" autoComplete="off" />
      <TextField {...tie("addition")} label="Apartment, floor" autoComplete="off" isOptional />
      <div className={formStyles.pair}>
        <TextField {...tie("locality")} label="City" autoComplete="off" />
        <TextField {...tie("postalCode")} label="Postal code" autoComplete="off" />
      </div>
      <TextField
        {...tie("area")}
        label="State or province"
        hint={
          needsArea
            ? "The short code, such as CA. Without it no shop here offers shipping."
            : "The short code."
        }
        autoComplete="off"
        isOptional={!needsArea}
      />
    </fieldset>
  );
}
