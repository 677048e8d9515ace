import styles from "./code-block.module.css";
import { CopyButton } from "./ui/copy-button.tsx";

/** Code that scrolls on its own, also by keyboard, and can be copied. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <div className={styles.block}>
      <div className={styles.bar}>
        <span>{label}</span>
        <CopyButton text={code} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling has to work by keyboard. */}
      <section className={styles.scroller} tabIndex={0} aria-label={label}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}
