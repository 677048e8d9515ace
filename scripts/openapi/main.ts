/** Writes docs/openapi.json from the contract and the recorded examples. */
import { writeFile } from "node:fs/promises";
import { buildDocument } from "./build-document.ts";
import { documentFile, readExamples, readVersion } from "./read-examples.ts";

const document = buildDocument(await readVersion(), await readExamples());
await writeFile(documentFile, `${JSON.stringify(document, null, 2)}\n`);
console.log(`docs/openapi.json: ${Object.keys(document.paths ?? {}).length} paths`);
