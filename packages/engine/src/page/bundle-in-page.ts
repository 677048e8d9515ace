import { fileURLToPath } from "node:url";
import { build, type Plugin, stop } from "esbuild";
import { pageWords } from "../words/page-words.ts";

/** Bundles a module for a document, as a script that defines `inPage` with everything that the module exports. */
export async function bundleInPage(entry: URL): Promise<string> {
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
  // Nothing else is bundled in this process: the tool need not go on running.
  await stop();
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
