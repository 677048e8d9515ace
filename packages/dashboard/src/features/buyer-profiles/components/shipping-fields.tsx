import { listRegions } from "@cartwright/contract";
import { CountryField, RegionField } from "../../../components/place-fields.tsx";
import { TextField } from "../../../components/ui/field.tsx";
import formStyles from "../../../components/ui/form-grid.module.css";
import type { TieField } from "../tie-field.ts";

export function ShippingFields({ tie, countryCode }: { tie: TieField; countryCode: string }) {
  const needsArea = countryCode === "US" || countryCode === "CA";
  return (
    <fieldset className={formStyles.group}>
      <legend>Shipping</legend>
      <CountryField {...tie("countryCode")} label="Country" noneLabel="None" />
      <TextField {...tie("street")} label="Street and number" autoComplete="off" />
      <TextField {...tie("addition")} label="Apartment, floor" autoComplete="off" isOptional />
      <div className={formStyles.pair}>
        <TextField {...tie("locality")} label="City" autoComplete="off" />
        <TextField {...tie("postalCode")} label="Postal code" autoComplete="off" />
      </div>
      <RegionField
        {...tie("area")}
        countryCode={countryCode}
        label="State or province"
        hint={hintOf(countryCode, needsArea)}
        autoComplete="off"
        isOptional={!needsArea}
      />
    </fieldset>
  );
}

function hintOf(countryCode: string, needsArea: boolean): string | undefined {
  if (needsArea) return "Shops here offer no delivery without it.";
  return listRegions(countryCode) ? undefined : "The short code, where addresses have one.";
}
