import { useState } from "react";
import { Icon } from "../../../components/ui/icon.tsx";
import type { ApiDocument, NamedOperation } from "../document.ts";
import styles from "./operation-entry.module.css";
import { ParametersList } from "./parameters-list.tsx";
import { RequestPart } from "./request-part.tsx";
import { ResponsesPart } from "./responses-part.tsx";

interface OperationEntryProps {
  operation: NamedOperation;
  document: ApiDocument;
}

/** One route, collapsed until opened. Its details are rendered on first opening, since most never are. */
export function OperationEntry({ operation, document }: OperationEntryProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const { method, path, summary } = operation;
  return (
    <details
      className={styles.entry}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary className={styles.line}>
        <span className={styles.method} data-method={method}>
          {method}
        </span>
        <code className={styles.path}>{path}</code>
        <span className={styles.summary}>{summary}</span>
        <Icon name="chevron" size={14} />
      </summary>
      {wasOpened && (
        <div className={styles.body}>
          <p className={styles.access}>{describeAccess(operation)}</p>
          {operation.parameters.length > 0 && (
            <ParametersList parameters={operation.parameters} document={document} />
          )}
          {operation.requestBody && <RequestPart body={operation.requestBody} document={document} />}
          <ResponsesPart responses={operation.responses} document={document} />
        </div>
      )}
    </details>
  );
}

function describeAccess({ security, description }: NamedOperation): string {
  if (security.length === 0) return "No credentials needed.";
  const takesKeys = security.some((way) => "apiKey" in way);
  const who = takesKeys
    ? "With an API key or a dashboard session."
    : "With a dashboard session; API keys are refused.";
  return [who, description?.replaceAll("`", "")].filter(Boolean).join(" ");
}
