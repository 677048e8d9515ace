import { type CreatedWebhook, limits } from "@cartwright/contract";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { TextField } from "../../../components/ui/field.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { useSettings } from "../../../lib/settings-context.ts";
import { useCreateWebhook } from "../api/create-webhook.ts";
import { findObstacle, newReceiverUrl } from "../test-receiver.ts";
import styles from "./create-webhook-dialog.module.css";

interface CreateWebhookDialogProps {
  onCreated: (webhook: CreatedWebhook) => void;
  onClose: () => void;
}

export function CreateWebhookDialog({ onCreated, onClose }: CreateWebhookDialogProps) {
  const create = useCreateWebhook();
  const { dashboardUrl } = useSettings();
  const obstacle = findObstacle(dashboardUrl);
  const [url, setUrl] = useState("");
  const [label, setLabel] = useState("");
  const [answerLinks, setAnswerLinks] = useState(false);
  const takeTestReceiver = () => {
    setUrl(newReceiverUrl(dashboardUrl));
    setLabel((known) => known || "Test receiver");
  };
  const submit = () =>
    create.mutate(
      {
        url,
        ...(label.trim() !== "" && { label: label.trim() }),
        ...(answerLinks && { answerLinks }),
      },
      { onSuccess: onCreated },
    );
  return (
    <FormDialog
      title="New endpoint"
      action="Register the endpoint"
      onSubmit={submit}
      onClose={onClose}
      isBusy={create.isPending}
      error={create.error}
    >
      <TextField
        label="URL"
        type="url"
        placeholder="https://example.com/hooks/cartwright"
        hint="https, or http to localhost and 127.0.0.1."
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        required
      />
      <div className={styles.offer}>
        <p>
          {obstacle ?? "No receiver of your own yet? This dashboard has one, and shows what it receives."}
        </p>
        {obstacle === undefined && (
          <Button size="small" onClick={takeTestReceiver}>
            Use the test receiver
          </Button>
        )}
      </div>
      <TextField
        label="Label"
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        maxLength={limits.label.maxLength}
        isOptional
      />
      <Checkbox
        label="Include answer links"
        hint="An event about a question for a person then carries a link to the page where it is answered."
        isChecked={answerLinks}
        onChange={setAnswerLinks}
      />
    </FormDialog>
  );
}
