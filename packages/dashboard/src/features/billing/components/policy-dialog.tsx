import { currentPolicyVersion } from "@cartwright/contract";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { useAcceptPolicy } from "../api/accept-policy.ts";
import { policy } from "../policy.ts";
import styles from "./policy-dialog.module.css";

/** Shows the policy, and accepts it if that has not been done. */
export function PolicyDialog({ isAccepted, onClose }: { isAccepted: boolean; onClose: () => void }) {
  const accept = useAcceptPolicy();
  return (
    <Dialog
      title="Acceptable-use policy"
      isOpen
      isText
      onClose={onClose}
      footer={
        isAccepted ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button onClick={onClose}>Not now</Button>
            <Button
              look="primary"
              isBusy={accept.isPending}
              onClick={() => accept.mutate(undefined, { onSuccess: onClose })}
            >
              Accept the policy
            </Button>
          </>
        )
      }
    >
      <div className={styles.policy}>
        <p className={styles.version}>Version {currentPolicyVersion}</p>
        {policy.map(({ title, rules }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </section>
        ))}
        {accept.error && <ErrorState error={accept.error} />}
      </div>
    </Dialog>
  );
}
