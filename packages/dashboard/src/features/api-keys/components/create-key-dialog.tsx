import { type ApiKeyMode, type CreatedApiKey, limits, type ResourceScope } from "@cartwright/contract";
import { useState } from "react";
import { SelectField, TextField } from "../../../components/ui/field.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { useWorkspace } from "../../../lib/workspace.ts";
import { useCreateKey } from "../api/create-key.ts";
import { emptyMandate, mandateOfForm } from "../mandate-of-form.ts";
import { MandateFields } from "./mandate-fields.tsx";
import { ScopesTable } from "./scopes-table.tsx";

interface CreateKeyDialogProps {
  onCreated: (key: CreatedApiKey) => void;
  onClose: () => void;
}

export function CreateKeyDialog({ onCreated, onClose }: CreateKeyDialogProps) {
  const create = useCreateKey();
  const { sandboxOnly } = useWorkspace();
  const [mode, setMode] = useState<ApiKeyMode>("test");
  const [label, setLabel] = useState("");
  const [subject, setSubject] = useState("");
  const [isLimited, setIsLimited] = useState(false);
  const [scopes, setScopes] = useState<ReadonlySet<ResourceScope>>(new Set(["checkouts.write"]));
  const [isMandated, setIsMandated] = useState(false);
  const [mandate, setMandate] = useState(emptyMandate);
  const submit = () =>
    create.mutate(
      {
        mode,
        ...(label.trim() !== "" && { label: label.trim() }),
        ...(subject.trim() !== "" && { subject: subject.trim() }),
        ...(isLimited && { scopes: [...scopes] }),
        ...(isMandated && mandateOfForm(mandate)),
      },
      { onSuccess: onCreated },
    );
  return (
    <FormDialog
      title="New API key"
      action="Create the key"
      onSubmit={submit}
      onClose={onClose}
      isBusy={create.isPending}
      error={create.error}
    >
      <TextField
        label="Label"
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        maxLength={limits.label.maxLength}
        isOptional
      />
      <SelectField
        label="Mode"
        value={mode}
        onChange={(event) => setMode(event.target.value === "live" ? "live" : "test")}
        hint={
          sandboxOnly
            ? "Live keys come with an activated workspace: see Billing."
            : "A live key buys with real money, and each completed checkout is charged for."
        }
      >
        <option value="test">Test: sandbox shops only</option>
        <option value="live" disabled={sandboxOnly}>
          Live: any shop
        </option>
      </SelectField>
      <TextField
        label="End user"
        hint="Your own id of an end user. The key then only sees and creates what belongs to them."
        value={subject}
        onChange={(event) => setSubject(event.target.value)}
        maxLength={limits.subject.maxLength}
        isOptional
      />
      <SelectField
        label="Permissions"
        value={isLimited ? "some" : "all"}
        onChange={(event) => setIsLimited(event.target.value === "some")}
      >
        <option value="all">Everything a key may</option>
        <option value="some">Only what is chosen</option>
      </SelectField>
      {isLimited && <ScopesTable chosen={scopes} onChange={setScopes} />}
      <SelectField
        label="Spending"
        value={isMandated ? "mandate" : "plan"}
        onChange={(event) => setIsMandated(event.target.value === "mandate")}
        hint="Give an agent a key with a budget of its own."
      >
        <option value="plan">Whatever the plan allows</option>
        <option value="mandate">A budget, shops or an end</option>
      </SelectField>
      {isMandated && <MandateFields form={mandate} onChange={setMandate} />}
    </FormDialog>
  );
}
