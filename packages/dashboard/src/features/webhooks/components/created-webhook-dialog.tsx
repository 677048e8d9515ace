import type { CreatedWebhook } from "@cartwright/contract";
import { SecretOnce } from "../../../components/secret-once.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";

export function CreatedWebhookDialog({ created, onClose }: { created: CreatedWebhook; onClose: () => void }) {
  return (
    <Dialog
      title="The endpoint's secret"
      isOpen
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          I have kept it
        </Button>
      }
    >
      <SecretOnce label="signing secret" secret={created.secret} />
    </Dialog>
  );
}
