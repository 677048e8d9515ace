import type { CreatedApiKey } from "@cartwright/contract";
import { SecretOnce } from "../../../components/secret-once.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";

export function CreatedKeyDialog({ created, onClose }: { created: CreatedApiKey; onClose: () => void }) {
  return (
    <Dialog
      title={created.mode === "live" ? "Your live key" : "Your test key"}
      isOpen
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          I have kept it
        </Button>
      }
    >
      <SecretOnce label="API key" secret={created.key} />
    </Dialog>
  );
}
