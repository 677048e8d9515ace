import { Badge } from "../../../components/ui/badge.tsx";
import { type ApiDocument, type Response, resolveResponse } from "../document.ts";
import { Examples } from "./examples.tsx";
import styles from "./responses-part.module.css";
import { SchemaTree } from "./schema-tree.tsx";

export function ResponsesPart({
  responses,
  document,
}: {
  responses: Readonly<Record<string, Response>>;
  document: ApiDocument;
}) {
  return (
    <section>
      <h3>Responses</h3>
      <div className={styles.responses}>
        {Object.entries(responses).map(([status, response]) => (
          <ResponseEntry
            key={status}
            status={status}
            response={resolveResponse(document, response)}
            document={document}
          />
        ))}
      </div>
    </section>
  );
}

function ResponseEntry({
  status,
  response,
  document,
}: {
  status: string;
  response: Response;
  document: ApiDocument;
}) {
  const json = response.content?.["application/json"];
  const isSuccess = status.startsWith("2");
  const line = (
    <>
      <Badge tone={isSuccess ? "good" : "neutral"}>{status}</Badge>
      <span>{response.description}</span>
    </>
  );
  if (!json) return <p className={styles.line}>{line}</p>;
  return (
    <details className={styles.response}>
      <summary className={styles.line}>{line}</summary>
      <div className={styles.body}>
        {isSuccess && <SchemaTree schema={json.schema} document={document} depth={0} />}
        <Examples examples={json.examples} />
      </div>
    </details>
  );
}
