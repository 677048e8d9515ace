import type { ApiDocument, Parameter } from "../document.ts";
import styles from "./schema-tree.module.css";
import { PropertyLine } from "./schema-tree.tsx";

const places: Readonly<Record<string, string>> = {
  path: "in the path",
  query: "in the query",
  header: "header",
};

export function ParametersList({
  parameters,
  document,
}: {
  parameters: readonly Parameter[];
  document: ApiDocument;
}) {
  return (
    <section>
      <h3>Parameters</h3>
      <ul className={styles.tree}>
        {parameters.map((parameter) => (
          <PropertyLine
            key={`${parameter.in} ${parameter.name}`}
            name={parameter.name}
            place={places[parameter.in]}
            schema={{ ...parameter.schema, description: parameter.description }}
            isRequired={parameter.required === true}
            document={document}
            depth={0}
          />
        ))}
      </ul>
    </section>
  );
}
