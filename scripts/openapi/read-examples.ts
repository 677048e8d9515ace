import { readFile } from "node:fs/promises";
import { type Example, Examples } from "./examples.ts";

export const documentFile = new URL("../../docs/openapi.json", import.meta.url);
/** The types published with the installable client. */
export const wireTypesFile = new URL("../../packages/client/src/wire-types.ts", import.meta.url);
const examplesFile = new URL("../../docs/openapi-examples.json", import.meta.url);
const packageFile = new URL("../../package.json", import.meta.url);

/** The responses recorded by the server's tests. */
export async function readExamples(): Promise<Example[]> {
  return Examples.parse(JSON.parse(await readFile(examplesFile, "utf8")));
}

export async function readVersion(): Promise<string> {
  return JSON.parse(await readFile(packageFile, "utf8")).version;
}
