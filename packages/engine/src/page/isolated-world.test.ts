import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const sources = fileURLToPath(new URL("..", import.meta.url));

/** What the driver runs in the page's own world, where the page decides what comes of it. */
const inPagesWorld =
  /\.(evaluate|evaluateHandle|evaluateAll|\$eval|\$\$eval|waitForFunction|allInnerTexts|allTextContents|exposeBinding|exposeFunction|dispatchEvent)(<[^(\n]*>)?\(/;

test("nothing is read or done in the world that a page's own scripts can reach", async () => {
  const found: string[] = [];
  for await (const path of glob("**/*.ts", { cwd: sources, exclude: ["**/in-page/**", "**/*.test.ts"] }))
    if (inPagesWorld.test(await readFile(`${sources}/${path}`, "utf8"))) found.push(path);
  expect(found, "call a function of page/in-page/callable.ts instead").toEqual([]);
});
