import { ApiError, isPassing } from "@cartwright/contract";
import { Button } from "./button.tsx";
import styles from "./error-state.module.css";
import { Icon } from "./icon.tsx";

/** Replaces content that failed to load, or accompanies a failed action: what happened and what to do. */
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

/** A short title for what happened. */
function titleOf(error: unknown): string {
  if (isPassing(error)) return "The service is not responding";
  if (!(error instanceof ApiError)) return "Something went wrong";
  return titles[error.status] ?? "The service refused this";
}

const titles: Readonly<Record<number, string>> = {
  400: "Please check what you entered",
  401: "Your session has ended",
  403: "This is not allowed",
  404: "Not found",
  409: "This has changed in the meantime",
  413: "This is too large",
  429: "A limit is reached",
};

/** The details for a person, and what to do about it. */
export function describeError(error: unknown): string {
  if (error instanceof ApiError) return [...messagesOf(error), ...adviceOn(error)].join(" ");
  if (isPassing(error))
    return "The connection failed. It is retried automatically, or you can try again now.";
  return error instanceof Error ? error.message : String(error);
}

/** The issues are more specific than "Invalid request". */
function messagesOf({ message, body }: ApiError): string[] {
  const issues = body?.issues ?? [];
  if (issues.length === 0) return [message];
  return issues.map(({ path, message: why }) => {
    const name = path.filter((part) => typeof part === "string").at(-1);
    return `${name === undefined ? "It" : nameOf(name)} ${why}.`;
  });
}

function nameOf(field: string): string {
  if (field === "url") return "The URL";
  const words = field.replaceAll(/[_-]+|(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function adviceOn({ status, requestId }: ApiError): string[] {
  if (status === 401) return ["Sign in again."];
  if (status === 409) return ["Reload the page to see how it is now."];
  if (status >= 500)
    return [
      requestId === undefined ? "Try again." : `Try again, or report it with the request id ${requestId}.`,
    ];
  return [];
}
