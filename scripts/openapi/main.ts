/** Writes docs/openapi.json from the contract and the recorded examples, and the types of packages/client. */
import { writeFile } from "node:fs/promises";
import { buildDocument } from "./build-document.ts";
import { buildWireTypes } from "./build-wire-types.ts";
import { documentFile, readExamples, readVersion, wireTypesFile } from "./read-examples.ts";

const document = buildDocument(await readVersion(), await readExamples());
await writeFile(documentFile, `${JSON.stringify(document, null, 2)}\n`);
await writeFile(wireTypesFile, await buildWireTypes(document));
console.log(`docs/openapi.json: ${Object.keys(document.paths ?? {}).length} paths`);
