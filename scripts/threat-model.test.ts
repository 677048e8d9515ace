import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const root = new URL("..", import.meta.url);

it("the threat model names tests that exist", async () => {
  const model = await readFile(new URL("docs/threat-model.md", root), "utf8");
  const missing: string[] = [];
  let file = "";
  for (const [, path, name = ""] of model.matchAll(/(?:`([^`]+\.test\.ts)`|the same file): \*([^*]+)\*/g)) {
    file = path ?? file;
    const source = await readFile(new URL(file, root), "utf8").catch(() => "");
    if (!source.includes(name)) missing.push(`${file}: ${name}`);
  }
  expect(missing).toEqual([]);
});
