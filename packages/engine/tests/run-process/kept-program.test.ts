import { chmod, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type KeptPrograms, keptPrograms } from "../../src/run-process/kept-program.ts";

let folder: string;
let sources: string[];
let programs: KeptPrograms;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kept-program-"));
  sources = ["one.ts", "two.ts"].map((name) => join(folder, name));
  await Promise.all(sources.map((path) => writeFile(path, "a();")));
  programs = keptPrograms("main.ts", folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The sources were written long before. */
const keep = () => programs.keep({ script: "a();a();", sources, since: Date.now() + 1_000 });

test("a program is found again by the next server, for its own entry file only", async () => {
  expect(await programs.find()).toBeUndefined();
  const file = await keep();
  expect(await readFile(file, "utf8")).toBe("a();a();");
  expect(await keptPrograms("main.ts", folder).find()).toBe(file);
  expect(await keptPrograms("other.ts", folder).find()).toBeUndefined();
});

test("a program is not found once a source is another, even of the same size and date", async () => {
  await keep();
  const [source = ""] = sources;
  await writeFile(source, "b();");
  await utimes(source, new Date(0), new Date(0));
  expect(await programs.find()).toBeUndefined();
  await keep();
  await rm(source);
  expect(await programs.find()).toBeUndefined();
});

test("a program whose sources were written while it was made is used, but not found again", async () => {
  const file = await programs.keep({ script: "a();", sources, since: Date.now() - 60_000 });
  expect(await readFile(file, "utf8")).toBe("a();");
  expect(await programs.find()).toBeUndefined();
});

test("a program that is not as it was written is not found, nor one in a folder that is open to others", async () => {
  const file = await keep();
  await writeFile(file, "a();");
  expect(await programs.find()).toBeUndefined();
  await keep();
  await chmod(folder, 0o777);
  await expect(programs.find()).rejects.toThrow("open to others");
});
