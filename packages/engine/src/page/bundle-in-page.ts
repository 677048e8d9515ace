import { fileURLToPath } from "node:url";
import { build, type Plugin, stop } from "esbuild";
import { pageWords } from "../words/pages/page-words.ts";

const pageWordsPath = fileURLToPath(new URL("../words/pages/page-words.ts", import.meta.url));

/** The functions of `in-page/callable.ts`, as a script that evaluates to them. */
export async function bundleCallable(): Promise<string> {
  return `${await bundleInPage(new URL("./in-page/answer.ts", import.meta.url))}\ninPage;`;
}

/**
 * Bundles a module for use in a document, as a script that defines `inPage` with all the module's exports.
 */
export function bundleInPage(entry: URL): Promise<string> {
  return withBundler(() => bundle(entry));
}

/** The bundler's process ends with the last of its users. */
export async function withBundler<Result>(work: () => Promise<Result>): Promise<Result> {
  underWay += 1;
  try {
    return await work();
  } finally {
    underWay -= 1;
    // The bundler is rarely needed again and uses memory. Stopping it during another build would leave that
    // build hanging.
    if (underWay === 0) await stop();
  }
}

/** Module state, because the bundler's process is shared too. */
let underWay = 0;

async function bundle(entry: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    format: "iife",
    globalName: "inPage",
    target: "esnext",
    charset: "utf8",
    minify: true,
    write: false,
    logLevel: "silent",
    plugins: [wordsAsData],
  });
  return outputFiles[0]?.text ?? "";
}

/**
 * Combines the words of all languages at build time, so that a document gets only those that are needed in
 * it.
 */
const wordsAsData: Plugin = {
  name: "words-as-data",
  setup: ({ onLoad }) => {
    onLoad({ filter: /page-words\.ts$/ }, ({ path }) =>
      path === pageWordsPath
        ? { contents: `export const pageWords = ${JSON.stringify(pageWords)};` }
        : undefined,
    );
  },
};
