import { TextAreaField, TextField } from "../../../components/ui/field.tsx";
import styles from "./fields.module.css";
import type { FormFields } from "./form-fields.ts";
import { ProfileField } from "./profile-field.tsx";

export function MainFields({ draft, change, mistakes }: FormFields) {
  return (
    <div className={styles.fields}>
      <TextField
        name="url"
        label="Product page"
        type="url"
        placeholder="https://shop.example/products/trail-tee"
        hint="The address of the page with the “Add to cart” button."
        value={draft.url}
        onChange={(event) => change({ url: event.target.value })}
        error={mistakes.url}
        autoComplete="off"
        required
      />
      <TextAreaField
        label="Request"
        isOptional
        placeholder="the slate one in L, two of them"
        hint="In plain words: which variant, how many, which delivery. You are asked about anything you leave open."
        value={draft.request}
        onChange={(event) => change({ request: event.target.value })}
        error={mistakes.request}
      />
      <ProfileField {...{ draft, change, mistakes }} />
      <div className={styles.pair}>
        <TextField
          name="maxCost"
          label="Spending limit"
          inputMode="decimal"
          placeholder="60.00"
          hint="Shipping and tax included. If the total is higher, the run ends before it asks for a card."
          value={draft.maxCost}
          onChange={(event) => change({ maxCost: event.target.value })}
          error={mistakes.maxCost}
          autoComplete="off"
        />
        <TextField
          label="Currency"
          maxLength={3}
          value={draft.currency}
          onChange={(event) => change({ currency: event.target.value })}
          error={mistakes.currency}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </div>
    </div>
  );
}
