import { Panel } from "../../../components/ui/panel.tsx";
import { useSettings } from "../../../lib/settings-context.ts";
import { useWorkspace } from "../../../lib/workspace.ts";
import type { Draft } from "../draft.ts";
import { sandboxProducts } from "../sandbox-products.ts";
import styles from "./sandbox-products.module.css";

/** Sample products, if the sandbox's shops run beside the service. */
export function SandboxProducts({ onChoose }: { onChoose: (changes: Partial<Draft>) => void }) {
  const { sandboxPort } = useSettings();
  const { sandboxMerchants } = useWorkspace();
  if (sandboxPort === null)
    return (
      <Panel title="In the sandbox">
        <p className={styles.words}>
          These shops take orders and move no money: {sandboxMerchants.join(", ")}.
        </p>
      </Panel>
    );
  return (
    <Panel title="Try one of these">
      <p className={styles.words}>
        The sandbox's shops take real orders and move no money. There, the card{" "}
        <code>4242 4242 4242 4242</code> is approved, and <code>4000 0000 0000 0002</code> is declined.
      </p>
      <ul className={styles.products}>
        {sandboxProducts.map(({ label, what, host, path, request }) => (
          <li key={path}>
            <button
              type="button"
              className={styles.product}
              onClick={() => onChoose({ url: `http://${host}:${sandboxPort}${path}`, request })}
            >
              <strong>{label}</strong>
              <span>{what}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
