import styles from "./secret-once.module.css";
import { CopyButton } from "./ui/copy-button.tsx";

interface SecretOnceProps {
  /** The kind of secret: "API key". */
  label: string;
  secret: string;
}

/** A secret that is shown only once. */
export function SecretOnce({ label, secret }: SecretOnceProps) {
  return (
    <div className={styles.once}>
      <p>Copy it now and keep it where secrets are kept. It is not shown again.</p>
      <div className={styles.line}>
        <output className={styles.secret} aria-label={label}>
          <code>{secret}</code>
        </output>
        <CopyButton text={secret} label={`Copy ${label}`} />
      </div>
    </div>
  );
}
