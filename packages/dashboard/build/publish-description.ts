import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The description of the API, without the spaces that it has for readers of the repository. */
export const descriptionFile = fileURLToPath(new URL("../../../docs/openapi.json", import.meta.url));
const readDescription = async (): Promise<string> =>
  JSON.stringify(JSON.parse(await readFile(descriptionFile, "utf8")));

/** Serves it as `/openapi.json`, which the reference is drawn from. */
export function publishDescription(): Plugin {
  const fileName = "openapi.json";
  return {
    name: "publish-description",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName, source: await readDescription() });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${fileName}`, async (_request, response) => {
        response.setHeader("content-type", "application/json").end(await readDescription());
      });
    },
  };
}
