import type { ResponseSchema } from "@cartwright/contract";
import { CountryField, RegionField } from "../../../components/place-fields.tsx";
import { SelectField, TextField } from "../../../components/ui/field.tsx";
import { Choices } from "./choices.tsx";

type Property = ResponseSchema["properties"][string];

interface AnswerFieldProps {
  name: string;
  property: Property;
  questionKey: string;
  isRequired: boolean;
  error: string | undefined;
  /** The country chosen in the same form. */
  countryCode: string;
  onCountry: (code: string) => void;
}

/** How many choices are shown as buttons; more are shown as a list. */
const mostButtons = 8;

export function AnswerField(props: AnswerFieldProps) {
  const { name, property, questionKey, isRequired, error, countryCode, onCountry } = props;
  const label = property.title ?? name.replaceAll(/[_-]+/g, " ");
  const { oneOf, description, minLength, maxLength, format } = property;
  if (oneOf && oneOf.length <= mostButtons)
    return <Choices {...{ name, label, isRequired, error }} choices={oneOf} />;
  if (oneOf)
    return (
      <SelectField {...{ name, label, error }} hint={description} required={isRequired} defaultValue="">
        <option value="" disabled={isRequired}>
          Choose
        </option>
        {oneOf.map((choice) => (
          <option key={choice.const} value={choice.const}>
            {choice.title}
          </option>
        ))}
      </SelectField>
    );
  if (questionKey === "shipping" && name === "country_code")
    return (
      <CountryField
        {...{ name, error }}
        label="Country"
        autoComplete="country"
        value={countryCode}
        onChange={({ target }) => onCountry(target.value)}
        required={isRequired}
        isOptional={!isRequired}
      />
    );
  if (questionKey === "shipping" && name === "state")
    return (
      <RegionField
        {...{ name, error, countryCode }}
        label="State or region"
        autoComplete="address-level1"
        required={isRequired}
        isOptional={!isRequired}
      />
    );
  return (
    <TextField
      {...{ name, label, error, minLength, maxLength }}
      hint={description}
      type={format === "password" ? "password" : "text"}
      inputMode={questionKey === "otp" ? "numeric" : undefined}
      autoComplete={autocompleteOf(questionKey, name)}
      required={isRequired}
      isOptional={!isRequired}
      spellCheck={false}
      autoCapitalize="off"
    />
  );
}

const shippingTokens: Readonly<Record<string, string>> = {
  email: "email",
  first_name: "given-name",
  last_name: "family-name",
  phone: "tel",
  address_line1: "address-line1",
  address_line2: "address-line2",
  city: "address-level2",
  state: "address-level1",
  postal_code: "postal-code",
  country_code: "country",
};

/** The shop's password is not this site's: a browser must neither suggest nor save it here. */
function autocompleteOf(questionKey: string, name: string): string {
  if (questionKey === "otp") return "one-time-code";
  if (questionKey === "shipping") return shippingTokens[name] ?? "off";
  return "off";
}
