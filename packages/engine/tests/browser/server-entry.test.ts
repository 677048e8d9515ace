import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const entry = new URL("../../src/server.ts", import.meta.url).href;

/** Prints what is loaded when the module is. */
const listLoaded = `
import { registerHooks } from "node:module";
registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
await import(${JSON.stringify(entry)});
`;

test("what the server takes of the engine loads no driver of browsers and none of what reads a page", async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", listLoaded],
    { cwd: fileURLToPath(new URL("../../", import.meta.url)) },
  );
  const loaded = stdout.split("\n");
  expect(loaded).toContain(entry);
  expect(loaded.filter((url) => /playwright|\/src\/(page|phases|shops)\//.test(url))).toEqual([]);
});
