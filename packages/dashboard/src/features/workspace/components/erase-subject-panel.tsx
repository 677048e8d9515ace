import type { ErasureReport } from "@cartwright/contract";
import { type FormEvent, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { TextField } from "../../../components/ui/field.tsx";
import formStyles from "../../../components/ui/form-grid.module.css";
import { Notice } from "../../../components/ui/notice.tsx";
import { Panel } from "../../../components/ui/panel.tsx";
import { useEraseSubject } from "../api/erase-subject.ts";

export function EraseSubjectPanel() {
  const erase = useEraseSubject();
  const [subject, setSubject] = useState("");
  const [isAsking, setAsking] = useState(false);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    erase.reset();
    setAsking(true);
  };
  const erased = () => {
    setAsking(false);
    setSubject("");
  };
  return (
    <Panel title="Erase an end user">
      <form className={formStyles.form} onSubmit={ask}>
        <TextField
          label="Subject"
          hint="Your own id of the end user, as your checkouts and profiles carry it."
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
          maxLength={200}
          required
        />
        <div>
          <Button type="submit" look="danger">
            Erase the end user
          </Button>
        </div>
        {erase.data && <Erased report={erase.data} />}
      </form>
      {isAsking && (
        <ConfirmDialog
          title={`Erase ${subject.trim()}?`}
          action="Erase for good"
          onConfirm={() => erase.mutate(subject, { onSuccess: erased })}
          onClose={() => setAsking(false)}
          isBusy={erase.isPending}
          error={erase.error}
        >
          <p>
            Buyer profiles, stored sign-ins and API keys of this end user are deleted. Open checkouts are
            cancelled. Of the others only the merchant, the outcome and the amounts stay.
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function Erased({ report }: { report: ErasureReport }) {
  const { checkouts, buyerProfiles, apiKeys, waiting } = report;
  return (
    <Notice tone="good" icon="check" title="Erased">
      <p role="status">
        Checkouts: {checkouts}. Buyer profiles: {buyerProfiles}. API keys: {apiKeys}.
        {waiting > 0 && ` ${waiting} more will be erased as soon as they have ended.`}
      </p>
    </Notice>
  );
}
