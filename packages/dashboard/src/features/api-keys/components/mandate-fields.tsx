import { TextField } from "../../../components/ui/field.tsx";
import type { MandateForm } from "../mandate-of-form.ts";

interface MandateFieldsProps {
  form: MandateForm;
  onChange: (form: MandateForm) => void;
}

/** What a key may spend, where and until when. The service enforces it whatever its holder asks for. */
export function MandateFields({ form, onChange }: MandateFieldsProps) {
  const field = (name: keyof MandateForm) => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [name]: event.target.value }),
  });
  const amount = { inputMode: "decimal", isOptional: true } as const;
  return (
    <>
      <TextField
        label="Per checkout"
        hint="Spending limit of one purchase, shipping and tax included."
        {...amount}
        {...field("perCheckout")}
      />
      <TextField label="Per day" hint="From midnight to midnight UTC." {...amount} {...field("perDay")} />
      <TextField
        label="Total"
        hint="For all purchases ever made with the key."
        {...amount}
        {...field("total")}
      />
      <TextField
        label="Currency"
        hint="Purchases in another currency are refused."
        maxLength={3}
        {...field("currency")}
      />
      <TextField
        label="Shops"
        hint="Domains, such as example.com. Everywhere, if empty."
        isOptional
        {...field("merchants")}
      />
      <TextField label="Last day" type="date" isOptional {...field("expires")} />
    </>
  );
}
