import type { Viewer } from "@cartwright/engine/server";
import type { EmbedTokens } from "./embed-tokens.ts";
import { PictureMessage, picturesPath } from "./picture-messages.ts";
import type { PictureSource } from "./watched-checkouts.ts";

/** Far larger than any picture: a peer that sends a longer line isn't one of our workers. */
const longestLine = 16 * 1024 * 1024;
const connectTimeoutMs = 5_000;

/** Pictures of a run whose browser is in another process. */
export function relayPictures(options: {
  workerUrl: string;
  checkoutId: string;
  tenantId: string;
  tokens: Pick<EmbedTokens, "mint">;
}): PictureSource {
  const { workerUrl, checkoutId, tenantId, tokens } = options;
  return {
    name: workerUrl,
    watch: (viewer, onEnd) => {
      const abort = new AbortController();
      const relay = async (): Promise<void> => {
        const { token } = await tokens.mint({ checkoutId, tenantId });
        const url = new URL(picturesPath(checkoutId), workerUrl);
        await pass(await dial(url, token, abort), viewer);
      };
      // If the worker or the run is gone, the next look finds the new one.
      relay()
        .catch(() => undefined)
        .finally(onEnd);
      return () => abort.abort();
    },
  };
}

async function dial(url: URL, token: string, abort: AbortController): Promise<ReadableStream<Uint8Array>> {
  const timer = setTimeout(() => abort.abort(), connectTimeoutMs);
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(url, { headers, signal: abort.signal, redirect: "error" });
    if (!response.ok || !response.body) throw new Error(`the worker answered ${response.status}`);
    return response.body;
  } finally {
    clearTimeout(timer);
  }
}

async function pass(body: ReadableStream<Uint8Array>, viewer: Viewer): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > longestLine) throw new Error("the worker sends no pictures");
    for (const line of lines) hear(line, viewer);
  }
}

function hear(line: string, viewer: Viewer): void {
  const message = PictureMessage.parse(JSON.parse(line));
  if (message.kind === "hidden") viewer.onHidden(message.isHidden);
  else viewer.onPicture(message);
}
