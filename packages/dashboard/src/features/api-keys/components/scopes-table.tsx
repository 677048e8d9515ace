import { type ResourceScope, type ScopeResource, scopeResources } from "@cartwright/contract";
import { resourceWords } from "../scope-words.ts";
import styles from "./scopes-table.module.css";

interface ScopesTableProps {
  chosen: ReadonlySet<ResourceScope>;
  onChange: (chosen: ReadonlySet<ResourceScope>) => void;
}

/** Without billing, whose scopes grant nothing to a key. */
const resources = scopeResources.filter((resource) => resource !== "billing");

/** The key's permissions by resource. Write includes read. */
export function ScopesTable({ chosen, onChange }: ScopesTableProps) {
  const toggle = (scope: ResourceScope) => {
    const next = new Set(chosen);
    if (!next.delete(scope)) next.add(scope);
    onChange(next);
  };
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Scopes of the key</caption>
      <thead>
        <tr>
          <th scope="col">Resource</th>
          <th scope="col">Read</th>
          <th scope="col">Write</th>
        </tr>
      </thead>
      <tbody>
        {resources.map((resource) => (
          <tr key={resource}>
            <th scope="row">{resourceWords[resource].name}</th>
            <td>
              <ScopeBox
                {...{ resource, chosen, toggle }}
                right="read"
                isImplied={chosen.has(`${resource}.write`)}
              />
            </td>
            <td>{resource !== "usage" && <ScopeBox {...{ resource, chosen, toggle }} right="write" />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ScopeBoxProps {
  resource: ScopeResource;
  right: "read" | "write";
  chosen: ReadonlySet<ResourceScope>;
  toggle: (scope: ResourceScope) => void;
  isImplied?: boolean;
}

function ScopeBox({ resource, right, chosen, toggle, isImplied = false }: ScopeBoxProps) {
  const words = resourceWords[resource];
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={isImplied || chosen.has(`${resource}.${right}`)}
        disabled={isImplied}
        onChange={() => toggle(`${resource}.${right}`)}
        aria-label={`${words.name}: ${right}`}
      />
      <span aria-hidden="true">{words[right]}</span>
    </label>
  );
}
