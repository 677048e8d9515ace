import { readFile } from "node:fs/promises";

const root = new URL("../../", import.meta.url);

/** The first block of code in `language` below a heading of a document. */
export async function readSample(document: string, heading: string, language: string): Promise<string> {
  const text = await readFile(new URL(document, root), "utf8");
  const section = text.split(new RegExp(`^#+ ${heading}$`, "m"))[1];
  const [, code] = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, "ms").exec(section ?? "") ?? [];
  if (code === undefined) throw new Error(`${document} has no ${language} below "${heading}"`);
  return code;
}
