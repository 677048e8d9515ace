import { listCountries, listRegions } from "@cartwright/contract";
import { type ChangeEvent, type InputHTMLAttributes, type SelectHTMLAttributes, useMemo } from "react";
import { type FieldProps, SelectField, TextField } from "./ui/field.tsx";

type CountryFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "children"> & {
    /** Label of the option for no country. */
    noneLabel?: string;
  };

export function CountryField({ noneLabel = "Choose", ...field }: CountryFieldProps) {
  const countries = useMemo(listCountries, []);
  return (
    <SelectField {...field}>
      <option value="">{noneLabel}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

type RegionFieldProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement | HTMLSelectElement>, "name" | "autoComplete" | "required"> & {
    countryCode: string;
    value?: string;
    onChange?: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };

/** A list if the states of the country are known, free text otherwise. */
export function RegionField({ countryCode, ...field }: RegionFieldProps) {
  const regions = listRegions(countryCode);
  if (!regions) return <TextField {...field} />;
  const isUnknown = field.value !== undefined && !regions.some(({ code }) => code === field.value);
  return (
    <SelectField {...field} {...(field.value === undefined && { defaultValue: "" })}>
      <option value="">Choose</option>
      {isUnknown && field.value !== "" && <option value={field.value}>{field.value}</option>}
      {regions.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
