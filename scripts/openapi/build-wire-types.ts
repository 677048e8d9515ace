import openapiTypeScript, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";

const header = `/** Written by \`npm run openapi\` from docs/openapi.json: the shapes on the wire, as plain types. */\n`;

/** The schemas of the description as TypeScript, with its descriptions as comments. Paths are left out: the client has functions. */
export async function buildWireTypes(document: Readonly<Record<string, unknown>>): Promise<string> {
  const components = document.components as { schemas: Record<string, unknown> };
  const byName = Object.entries(components.schemas).sort(([left], [right]) =>
    left.localeCompare(right, "en"),
  );
  const schemas = Object.fromEntries(byName);
  const schemasAlone = { openapi: document.openapi, info: document.info, paths: {}, components: { schemas } };
  // The generator changes what it is given.
  const copy = JSON.parse(JSON.stringify(schemasAlone)) as OpenAPI3;
  const source = astToString(await openapiTypeScript(copy, { transformProperty: allowUndefined }));
  const [from, to] = [
    source.indexOf("export interface components"),
    source.lastIndexOf("\nexport type $defs"),
  ];
  return `${header}${source.slice(from, to)}\n`;
}

/** What may be left out may be undefined too, which is what programs have at hand. */
function allowUndefined(property: ts.PropertySignature): ts.PropertySignature {
  const { modifiers, name, questionToken, type } = property;
  if (!questionToken || !type) return property;
  const undefinedType = ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
  const either = ts.factory.createUnionTypeNode([type, undefinedType]);
  return ts.factory.updatePropertySignature(property, modifiers, name, questionToken, either);
}
