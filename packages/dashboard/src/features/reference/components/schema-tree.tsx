import { describeLimits, describeType } from "../describe-schema.ts";
import { type ApiDocument, resolveSchema, type Schema } from "../document.ts";
import styles from "./schema-tree.module.css";

export interface SchemaTreeProps {
  schema: Schema;
  document: ApiDocument;
  /** Nesting depth below the body: schemas may be recursive. */
  depth: number;
}

/** The properties of an object with their contents, or the alternatives of a union. */
export function SchemaTree({ schema, document, depth }: SchemaTreeProps) {
  const resolved = resolveSchema(document, schema);
  const kinds = resolved.oneOf ?? resolved.anyOf;
  if (kinds)
    return (
      <ol className={styles.kinds}>
        {kinds.map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the alternatives of a schema never change.
          <li key={index}>
            <SchemaTree schema={kind} document={document} depth={depth} />
          </li>
        ))}
      </ol>
    );
  const properties = Object.entries(resolved.properties ?? {});
  if (properties.length === 0) return <p className={styles.plain}>{describeType(resolved)}</p>;
  return (
    <ul className={styles.tree}>
      {properties.map(([name, property]) => (
        <PropertyLine
          key={name}
          name={name}
          schema={property}
          isRequired={resolved.required?.includes(name) === true}
          document={document}
          depth={depth}
        />
      ))}
    </ul>
  );
}

interface PropertyLineProps {
  name: string;
  schema: Schema;
  isRequired: boolean;
  document: ApiDocument;
  depth: number;
  /** Location of a parameter. */
  place?: string | undefined;
}

const deepest = 4;

/** One property, with its nested properties if it is an object. */
export function PropertyLine({ name, schema, isRequired, document, depth, place }: PropertyLineProps) {
  const resolved = resolveSchema(document, schema);
  const inner = findInner(document, resolved);
  const words = [
    place,
    ...describeLimits(resolved),
    resolved.enum && `one of ${resolved.enum.map((each) => JSON.stringify(each)).join(", ")}`,
    schema.description ?? resolved.description,
  ].filter((each) => each !== undefined);
  return (
    <li className={styles.property}>
      <div className={styles.line}>
        <code className={styles.name}>{name}</code>
        <span className={styles.type}>{describeType(schema)}</span>
        {isRequired && <span className={styles.required}>required</span>}
      </div>
      {words.length > 0 && <p className={styles.words}>{words.join("; ")}</p>}
      {inner && depth < deepest && (
        <details>
          <summary className={styles.inside}>What is in it</summary>
          <SchemaTree schema={inner} document={document} depth={depth + 1} />
        </details>
      )}
    </li>
  );
}

/** The object within a property: its own, that of its items, or the one combined with null. */
function findInner(document: ApiDocument, schema: Schema): Schema | undefined {
  if (schema.properties || schema.oneOf) return schema;
  const within = [...(schema.anyOf ?? []), ...(typeof schema.items === "object" ? [schema.items] : [])];
  return within.map((each) => resolveSchema(document, each)).find((each) => each.properties || each.oneOf);
}
