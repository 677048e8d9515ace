import styles from "./code-block.module.css";
import { CopyButton } from "./ui/copy-button.tsx";

/** Text for a machine: it scrolls by itself, by keyboard too, and can be copied whole. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <div className={styles.block}>
      <div className={styles.bar}>
        <span>{label}</span>
        <CopyButton text={code} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <section className={styles.scroller} tabIndex={0} aria-label={label}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}
