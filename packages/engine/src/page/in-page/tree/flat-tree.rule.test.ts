import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

/** These end at the border of a shadow root, and do not see where a slot shows what it is given. */
const bordered =
  /\.(?:closest|(?<!classList\.)contains)\(|\.(?:parentElement|(?:next|previous)ElementSibling|innerText)\b/;
/** The flat tree itself, and what has to do with the markup rather than with what is drawn. */
const ofMarkup = new Set([
  "flat-tree.ts",
  "flat-text.ts",
  "selector-of.ts",
  "selected-by.ts",
  "read-facts.ts",
]);

it("readers of a page walk it by the functions of flat-tree.ts", async () => {
  const source = join(import.meta.dirname, "../../..");
  const found: string[] = [];
  for await (const path of glob("**/in-page/**/*.ts", { cwd: source })) {
    const name = path.split(/[\\/]/).at(-1) ?? "";
    if (name.endsWith(".test.ts") || ofMarkup.has(name)) continue;
    const lines = (await readFile(join(source, path), "utf8")).split("\n");
    found.push(...lines.filter((line) => bordered.test(line)).map((line) => `${path}: ${line.trim()}`));
  }
  expect(found).toEqual([]);
});
