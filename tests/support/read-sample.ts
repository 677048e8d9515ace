import { readFile } from "node:fs/promises";

const root = new URL("../../", import.meta.url);

/** A code block in `language` from a section of a document; the first by default. */
export async function readSample(
  document: string,
  heading: string,
  language: string,
  nth = 0,
): Promise<string> {
  const text = await readFile(new URL(document, root), "utf8");
  const section = text.split(new RegExp(`^#+ ${heading}$`, "m"))[1] ?? "";
  const blocks = [...section.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, "gms"))];
  const code = blocks[nth]?.[1];
  if (code === undefined) throw new Error(`${document} has no ${language} below "${heading}"`);
  return code;
}
