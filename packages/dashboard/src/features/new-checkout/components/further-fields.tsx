import { CountryField } from "../../../components/place-fields.tsx";
import { TextAreaField, TextField } from "../../../components/ui/field.tsx";
import styles from "./fields.module.css";
import type { FormFields } from "./form-fields.ts";

const names = ["merchantContext", "allowedDomains", "countryCode", "subject", "metadata"] as const;

/** Rarely used fields. Open if any of them is filled in or has an error. */
export function FurtherFields({ draft, change, mistakes }: FormFields) {
  const isUsed = names.some((name) => draft[name] !== "" || mistakes[name] !== undefined);
  return (
    <details className={styles.further} open={isUsed || undefined}>
      <summary>More</summary>
      <div className={styles.fields}>
        <TextAreaField
          label="Hints about the shop"
          isOptional
          hint="Anything worth knowing about buying there."
          maxLength={4000}
          value={draft.merchantContext}
          onChange={(event) => change({ merchantContext: event.target.value })}
          error={mistakes.merchantContext}
        />
        <TextField
          label="Additional hosts"
          isOptional
          placeholder="checkout.example.com"
          hint="Other hosts that the checkout may use, separated by commas."
          value={draft.allowedDomains}
          onChange={(event) => change({ allowedDomains: event.target.value })}
          error={mistakes.allowedDomains}
          autoComplete="off"
        />
        <CountryField
          label="Country"
          isOptional
          noneLabel="As the shop's address says"
          hint="Where the browser visits the shop from."
          value={draft.countryCode}
          onChange={(event) => change({ countryCode: event.target.value })}
          error={mistakes.countryCode}
        />
        <TextField
          label="End user"
          isOptional
          maxLength={200}
          hint="Your own id of the person it is bought for."
          value={draft.subject}
          onChange={(event) => change({ subject: event.target.value })}
          error={mistakes.subject}
          autoComplete="off"
        />
        <TextAreaField
          label="Metadata"
          isOptional
          placeholder={'{"cart": "42"}'}
          hint="JSON that is returned with the checkout. The shop never sees it."
          value={draft.metadata}
          onChange={(event) => change({ metadata: event.target.value })}
          error={mistakes.metadata}
          spellCheck={false}
        />
      </div>
    </details>
  );
}
