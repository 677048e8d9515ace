import { CodeBlock } from "../../../components/code-block.tsx";
import type { Example } from "../document.ts";
import styles from "./examples.module.css";

/** Real examples, recorded from the service. */
export function Examples({ examples }: { examples: Readonly<Record<string, Example>> | undefined }) {
  const shown = new Map(
    Object.entries(examples ?? {})
      .map(([name, { summary, value }]) => [JSON.stringify(value, null, 2), summary ?? name] as const)
      // Of identical texts, the first name is kept.
      .toReversed(),
  );
  if (shown.size === 0) return null;
  return (
    <div className={styles.examples}>
      {[...shown].toReversed().map(([code, label]) => (
        <CodeBlock key={label} label={label} code={code} />
      ))}
    </div>
  );
}
