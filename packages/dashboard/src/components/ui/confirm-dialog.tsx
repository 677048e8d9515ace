import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./confirm-dialog.module.css";
import { Dialog } from "./dialog.tsx";
import { ErrorState } from "./error-state.tsx";

interface ConfirmDialogProps {
  title: string;
  /** What confirming does, as the button's label. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
  isBusy: boolean;
  error: unknown;
  children: ReactNode;
}

/** Asks before an action that cannot be undone. Open for as long as it is rendered. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, onConfirm, onClose, isBusy, error, children } = props;
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        {children}
        {error !== null && error !== undefined && <ErrorState error={error} />}
      </div>
    </Dialog>
  );
}
