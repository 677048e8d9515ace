import { Button } from "../../../components/ui/button.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { SelectField } from "../../../components/ui/field.tsx";
import { useWorkspace } from "../../../lib/workspace.ts";
import { useCreateSampleProfile } from "../api/create-sample-profile.ts";
import { nameProfile, useProfileChoices } from "../api/list-profile-choices.ts";
import type { FormFields } from "./form-fields.ts";
import styles from "./profile-field.module.css";

/** The buyer profile. In the sandbox, one click creates a sample profile. */
export function ProfileField({ draft, change, mistakes }: FormFields) {
  const profiles = useProfileChoices();
  const { sandboxOnly } = useWorkspace();
  const hasNone = profiles.data?.length === 0;
  return (
    <div className={styles.profile}>
      <SelectField
        label="Buyer profile"
        isOptional
        hint="Name, contact and address, typed into the shop. Without a profile, you are asked for them."
        value={draft.buyerProfileId}
        onChange={(event) => change({ buyerProfileId: event.target.value })}
        error={mistakes.buyerProfileId}
      >
        <option value="">{profiles.isPending ? "Loading…" : "None: ask me"}</option>
        {profiles.data?.map((profile) => (
          <option key={profile.id} value={profile.id}>
            {nameProfile(profile)}
          </option>
        ))}
      </SelectField>
      {profiles.error && <ErrorState error={profiles.error} onRetry={profiles.refetch} />}
      {hasNone && sandboxOnly && <SampleProfile onCreated={(id) => change({ buyerProfileId: id })} />}
    </div>
  );
}

function SampleProfile({ onCreated }: { onCreated: (id: string) => void }) {
  const create = useCreateSampleProfile();
  return (
    <div>
      <Button
        size="small"
        isBusy={create.isPending}
        onClick={() => create.mutate(undefined, { onSuccess: ({ id }) => onCreated(id) })}
      >
        Make up a sample buyer
      </Button>
      {create.error && <ErrorState error={create.error} />}
    </div>
  );
}
