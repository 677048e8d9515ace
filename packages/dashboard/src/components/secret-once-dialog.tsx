import { SecretOnce } from "./secret-once.tsx";
import { Button } from "./ui/button.tsx";
import { Dialog } from "./ui/dialog.tsx";

interface SecretOnceDialogProps {
  title: string;
  /** What the secret is: "API key". */
  label: string;
  secret: string;
  onClose: () => void;
}

/** A new secret, in front of the page until it is kept. */
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
