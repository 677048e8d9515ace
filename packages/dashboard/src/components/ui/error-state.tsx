import { ApiError } from "@cartwright/contract";
import { isPassing } from "../../lib/api.ts";
import { Button } from "./button.tsx";
import styles from "./error-state.module.css";
import { Icon } from "./icon.tsx";

/** Stands where something could not be loaded. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  return (
    <div className={styles.error} role="alert">
      <Icon name="alert" size={18} />
      <div className={styles.words}>
        <p className={styles.title}>{titleOf(error)}</p>
        <p>{describeError(error)}</p>
      </div>
      {onRetry && (
        <Button size="small" onClick={() => onRetry()}>
          Try again
        </Button>
      )}
    </div>
  );
}

function titleOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return "There is nothing here";
  return isPassing(error) ? "The service does not answer" : "This could not be loaded";
}

/** One sentence for a person. */
export function describeError(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (isPassing(error)) return "The connection failed. It is tried again by itself, or now if you like.";
  return error instanceof Error ? error.message : String(error);
}
