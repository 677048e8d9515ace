import { type BuyerProfile, limits } from "@cartwright/contract";
import { useState } from "react";
import { TextField } from "../../../components/ui/field.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import formStyles from "../../../components/ui/form-grid.module.css";
import { useSaveProfile } from "../api/save-profile.ts";
import { bodyOf, fieldsOf } from "../profile-fields.ts";
import type { TieField } from "../tie-field.ts";
import { ShippingFields } from "./shipping-fields.tsx";

/** Creates a new profile or edits an existing one. */
export function ProfileDialog({ profile, onClose }: { profile?: BuyerProfile; onClose: () => void }) {
  const save = useSaveProfile();
  const [fields, setFields] = useState(() => fieldsOf(profile));
  const tie: TieField = (name) => ({
    value: fields[name],
    onChange: ({ target }) => setFields((known) => ({ ...known, [name]: target.value })),
  });
  const submit = () =>
    save.mutate(
      { id: profile?.id, fields: bodyOf(fields, profile), subject: fields.subject.trim() || undefined },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      title={profile ? "Edit the profile" : "New profile"}
      action={profile ? "Save the profile" : "Create the profile"}
      onSubmit={submit}
      onClose={onClose}
      isBusy={save.isPending}
      error={save.error}
    >
      <TextField
        {...tie("label")}
        label="Label"
        hint="Only you see it."
        maxLength={limits.label.maxLength}
        isOptional
      />
      {!profile && (
        <TextField
          {...tie("subject")}
          label="End user"
          hint="Your own id of the person this profile belongs to. It cannot be changed later."
          maxLength={limits.subject.maxLength}
          isOptional
        />
      )}
      <fieldset className={formStyles.group}>
        <legend>Buyer</legend>
        <div className={formStyles.pair}>
          <TextField {...tie("first")} label="First name" autoComplete="off" />
          <TextField {...tie("last")} label="Last name" autoComplete="off" />
        </div>
        <div className={formStyles.pair}>
          <TextField {...tie("email")} label="E-mail" type="email" autoComplete="off" />
          <TextField {...tie("phone")} label="Telephone" type="tel" autoComplete="off" />
        </div>
      </fieldset>
      <ShippingFields tie={tie} countryCode={fields.countryCode} />
    </FormDialog>
  );
}
