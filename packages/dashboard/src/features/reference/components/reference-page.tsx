import { Loaded } from "../../../components/ui/loaded.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { useApiDocument } from "../api/load-document.ts";
import { type ApiDocument, groupOperations } from "../document.ts";
import { nameGroup } from "../group-names.ts";
import { OperationEntry } from "./operation-entry.tsx";
import styles from "./reference-page.module.css";

/** Every route of the API, from the service's OpenAPI document. */
export function ReferencePage({ apiUrl }: { apiUrl: string }) {
  const document = useApiDocument();
  return (
    <>
      <PageHeader
        title="API reference"
        actions={
          <a href="/openapi.json" download>
            openapi.json
          </a>
        }
      >
        JSON over HTTP at <code>{new URL(apiUrl).origin}</code>, with a key or a session as bearer token.
        Every error is <code>{"{error: true, message}"}</code>.
      </PageHeader>
      <Loaded query={document} rows={8}>
        {(loaded) => <Groups document={loaded} />}
      </Loaded>
    </>
  );
}

function Groups({ document }: { document: ApiDocument }) {
  const groups = groupOperations(document);
  return (
    <div className={styles.reference}>
      <nav aria-label="Routes" className={styles.contents}>
        <ul>
          {groups.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{nameGroup(name)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {groups.map(({ name, operations }) => (
          <section key={name} id={name} aria-labelledby={`${name}-title`} className={styles.group}>
            <h2 id={`${name}-title`}>{nameGroup(name)}</h2>
            {operations.map((operation) => (
              <OperationEntry key={operation.operationId} operation={operation} document={document} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
