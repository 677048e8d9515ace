import { fileURLToPath } from "node:url";
import { build, type Plugin, stop } from "esbuild";
import { pageWords } from "../words/page-words.ts";

/** The functions of `in-page/callable.ts`, as a script whose value they are. */
export async function bundleCallable(): Promise<string> {
  return `${await bundleInPage(new URL("./in-page/answer.ts", import.meta.url))}\ninPage;`;
}

/** Bundles a module for a document, as a script that defines `inPage` with everything that the module exports. */
export async function bundleInPage(entry: URL): Promise<string> {
  underWay += 1;
  try {
    return await bundle(entry);
  } finally {
    underWay -= 1;
    // The tool is rarely needed again, and holds memory. Stopped under another's work it would leave that unanswered.
    if (underWay === 0) await stop();
  }
}

/** Of this process, as the tool's own process is. */
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

/** The words of all languages are put together here: a document gets only those that are looked for in it. */
const wordsAsData: Plugin = {
  name: "words-as-data",
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]words[\\/]page-words\.ts$/ }, () => ({
      contents: `export const pageWords = ${JSON.stringify(pageWords)};`,
    }));
  },
};
