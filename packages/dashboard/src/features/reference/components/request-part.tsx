import type { ApiDocument, Body } from "../document.ts";
import { Examples } from "./examples.tsx";
import { SchemaTree } from "./schema-tree.tsx";

export function RequestPart({
  body,
  document,
}: {
  body: Body & { required?: boolean | undefined };
  document: ApiDocument;
}) {
  const json = body.content?.["application/json"];
  if (!json) return null;
  return (
    <section>
      <h3>Body{body.required === false && " (may be left out)"}</h3>
      <SchemaTree schema={json.schema} document={document} depth={0} />
      <Examples examples={json.examples} />
    </section>
  );
}
