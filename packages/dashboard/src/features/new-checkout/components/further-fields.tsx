import { TextAreaField, TextField } from "../../../components/ui/field.tsx";
import styles from "./fields.module.css";
import type { FormFields } from "./form-fields.ts";

const names = ["merchantContext", "allowedDomains", "countryCode", "subject", "metadata"] as const;

/** What most checkouts do without. Open where something of it is filled in, or wrong. */
export function FurtherFields({ draft, change, mistakes }: FormFields) {
  const isUsed = names.some((name) => draft[name] !== "" || mistakes[name] !== undefined);
  return (
    <details className={styles.further} open={isUsed || undefined}>
      <summary>More</summary>
      <div className={styles.fields}>
        <TextAreaField
          label="Hints about the shop"
          isOptional
          hint="What somebody who buys there for the first time should know."
          maxLength={4000}
          value={draft.merchantContext}
          onChange={(event) => change({ merchantContext: event.target.value })}
          error={mistakes.merchantContext}
        />
        <TextField
          label="Further hosts"
          isOptional
          placeholder="checkout.example.com"
          hint="Hosts besides the shop's own to which the purchase may lead, with commas between them."
          value={draft.allowedDomains}
          onChange={(event) => change({ allowedDomains: event.target.value })}
          error={mistakes.allowedDomains}
          autoComplete="off"
        />
        <TextField
          label="Country"
          isOptional
          placeholder="US"
          maxLength={2}
          hint="Two letters: from where the browser visits the shop."
          value={draft.countryCode}
          onChange={(event) => change({ countryCode: event.target.value })}
          error={mistakes.countryCode}
          autoComplete="off"
        />
        <TextField
          label="End user"
          isOptional
          maxLength={200}
          hint="Your own id of the one for whom it is bought."
          value={draft.subject}
          onChange={(event) => change({ subject: event.target.value })}
          error={mistakes.subject}
          autoComplete="off"
        />
        <TextAreaField
          label="Metadata"
          isOptional
          placeholder={'{"cart": "42"}'}
          hint="JSON that comes back with the checkout. The shop never sees it."
          value={draft.metadata}
          onChange={(event) => change({ metadata: event.target.value })}
          error={mistakes.metadata}
          spellCheck={false}
        />
      </div>
    </details>
  );
}
