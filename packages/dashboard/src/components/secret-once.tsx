import styles from "./secret-once.module.css";
import { CopyButton } from "./ui/copy-button.tsx";

interface SecretOnceProps {
  /** What it is: "API key". */
  label: string;
  secret: string;
}

/** A secret on the one occasion on which it is told. */
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
