import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Called on Escape, on the close button, and on a click outside. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons; the one that confirms comes last. */
  footer?: ReactNode;
  /** For text without focusable elements: the body itself takes the focus, to be scrolled by keyboard. */
  isText?: boolean;
}

/** A native modal dialog: it traps the focus, restores it on close, and makes the rest of the page inert. */
export function Dialog({ title, isOpen, onClose, children, footer, isText = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
          <Icon name="cross" />
        </button>
      </header>
      <section className={styles.body} aria-labelledby={titleId} tabIndex={isText ? 0 : undefined}>
        {children}
      </section>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  );
}
