import { type FormEvent, type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { ErrorState } from "./error-state.tsx";
import styles from "./form-grid.module.css";

interface FormDialogProps {
  title: string;
  /** Label of the button that submits the form. */
  action: string;
  onSubmit: () => void;
  onClose: () => void;
  isBusy: boolean;
  error: unknown;
  children: ReactNode;
}

/** A form in a dialog. Errors from the service are shown below the fields. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, onSubmit, onClose, isBusy, error, children } = props;
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" isBusy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        {children}
        {error !== null && error !== undefined && <ErrorState error={error} />}
      </form>
    </Dialog>
  );
}
