import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, it } from "vitest";

const root = new URL("..", import.meta.url);
const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\0")
  .filter(Boolean);
const folders = new Set(files.flatMap(foldersOf));
/** Without the changelog, which describes past versions. */
const documents = files.filter((path) => path.endsWith(".md") && path !== "CHANGELOG.md");

function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

function read(path: string): string {
  return readFileSync(new URL(path, root), "utf8");
}

function exists(path: string): boolean {
  const plain = posix.normalize(path).replace(/\/$/, "");
  return plain === "." || files.includes(plain) || folders.has(plain);
}

it("no file was committed in the middle of a merge", () => {
  const texts = files.filter((path) => /\.(ts|tsx|js|json|md|css|html|ya?ml|sh|sql)$/.test(path));
  const torn = texts.filter((path) => /^(<{7}|>{7}) /m.test(read(path)));
  expect(torn).toEqual([]);
});

it("the documents name files that exist", () => {
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/`((?:packages|scripts|docs|tests)\/[\w./-]+)`/g)]
      .map(([, path = ""]) => path)
      .filter((path) => ![path, `${path}.ts`].some(exists))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it("the links of the documents lead to files that exist", () => {
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
      .map(([, path = ""]) => posix.join(posix.dirname(document), path))
      .filter((path) => !exists(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it.each(["ARCHITECTURE.md", ...documents.filter((path) => path.startsWith("docs/internals/"))])(
  "%s names parts that exist",
  (document) => {
    const known = [...files, ...folders].map((path) => path.replace("/src/", "/"));
    const isPart = (part: string) =>
      known.some((path) => [part, `${part}.ts`].some((name) => path.endsWith(`/${name.replace(/\/$/, "")}`)));
    const named = [...read(document).matchAll(/`([a-z][\w-]*(?:\/[\w.-]+)+\/?)`/g)].map(
      ([, part = ""]) => part,
    );
    expect(named.filter((part) => !isPart(part) && !exists(part))).toEqual([]);
  },
);

it("interface, messages and guides use none of the words that make English sound translated", () => {
  const guides = documents.filter((path) =>
    /^(README|docs\/[\w-]+|packages\/[\w-]+\/README)\.md$/.test(path),
  );
  const quoteTests = ["docs/conformance.md", "docs/threat-model.md"];
  const sources = files.filter(
    (path) =>
      /^(packages\/(agent-tools|cli|client|contract|dashboard|server)\/src|deploy|docs\/examples)\//.test(
        path,
      ) &&
      /\.(ts|tsx|js|html|ya?ml)$/.test(path) &&
      !/\.test\.tsx?$/.test(path),
  );
  const tic = /\b([Nn]obody|[Ww]hoever|anew|stands(?! for)|(?<!there )is none)\b/;
  const found = [...guides, ...sources]
    .filter((path) => !quoteTests.includes(path))
    .flatMap((path) =>
      read(path)
        .split("\n")
        .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
        .filter(({ line }) => tic.test(line))
        .map(({ line, place }) => `${place}: ${line.trim().slice(0, 120)}`),
    );
  expect(found).toEqual([]);
});
