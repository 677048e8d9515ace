import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Escape, the cross, and a click beside it. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons; the one that does it comes last. */
  footer?: ReactNode;
  /** A text to read: it is scrolled by keyboard, where nothing else in it takes the focus. */
  isText?: boolean;
}

/** The browser's own modal dialog: it holds the focus, gives it back, and makes the rest of the page inert. */
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
