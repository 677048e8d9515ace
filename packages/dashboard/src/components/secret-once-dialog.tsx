import { SecretOnce } from "./secret-once.tsx";
import { Button } from "./ui/button.tsx";
import { Dialog } from "./ui/dialog.tsx";

interface SecretOnceDialogProps {
  title: string;
  /** The kind of secret: "API key". */
  label: string;
  secret: string;
  onClose: () => void;
}

/** A new secret in a dialog, shown until it is dismissed. */
export function SecretOnceDialog({ title, label, secret, onClose }: SecretOnceDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <SecretOnce label={label} secret={secret} />
    </Dialog>
  );
}
