import type { Workspace } from "@cartwright/contract";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/field.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import formStyles from "../../../components/ui/form-grid.module.css";
import { Panel } from "../../../components/ui/panel.tsx";
import { useDeleteWorkspace } from "../api/delete-workspace.ts";

export function DeleteWorkspacePanel({ workspace }: { workspace: Workspace }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title="Delete the workspace">
      <div className={formStyles.form}>
        <p>
          Keys, profiles, sign-ins, webhooks and the personal data of all checkouts are erased. Counts and
          amounts stay for billing.
        </p>
        <div>
          <Button look="danger" onClick={() => setAsking(true)}>
            Delete the workspace
          </Button>
        </div>
      </div>
      {isAsking && <DeleteDialog workspace={workspace} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function DeleteDialog({ workspace: { name }, onClose }: { workspace: Workspace; onClose: () => void }) {
  const remove = useDeleteWorkspace();
  const [typed, setTyped] = useState("");
  const [mistake, setMistake] = useState<string>();
  const submit = () => {
    if (typed.trim() === name) remove.mutate();
    else setMistake("That isn't the name of this workspace.");
  };
  return (
    <FormDialog
      title={`Delete ${name}?`}
      action="Delete for good"
      onSubmit={submit}
      onClose={onClose}
      isBusy={remove.isPending}
      error={remove.error}
    >
      <p>This cannot be undone. Open checkouts are cancelled, and you are signed out.</p>
      <TextField
        label={`Type "${name}" to confirm`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={mistake}
        autoComplete="off"
      />
    </FormDialog>
  );
}
