/** Writes docs/conformance.md. Fails if a rule has no test. */
import { writeFile } from "node:fs/promises";
import { sections } from "../../packages/server/tests/conformance/rules/index.ts";
import { findUnproved } from "./find-unproved.ts";
import { catalogueFile, writeCatalogue } from "./write-catalogue.ts";

const unproved = await findUnproved(sections.flatMap(({ rules }) => rules));
for (const line of unproved) console.error(line);
await writeFile(catalogueFile, writeCatalogue(sections));
if (unproved.length > 0) process.exitCode = 1;
