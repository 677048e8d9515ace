import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@cartwright/contract";
import { type RunBrowser, startBrowserPool } from "@cartwright/engine";
import { readConfig } from "../../packages/server/src/config/config.ts";
import { startServer } from "../../packages/server/src/start-server.ts";

/** A run of the service that only shows a page with moving content. */
export interface MovingRun {
  run: RunBrowser;
  viewerUrl: string;
  /** How many pictures the browser has made for the service so far. */
  picturesMade(): number;
  close(): Promise<void>;
}

const movingPage = `<!doctype html><body style="margin:2rem;font:1rem/1.6 sans-serif">
  <div id=box style="position:absolute;top:6rem;width:240px;height:240px;background:teal"></div>
  ${"<p>A mug of enamelled steel, blue outside and white inside, for coffee by the fire.</p>".repeat(24)}
  <script>
    (function move(at) {
      document.getElementById("box").style.left = ((at / 4) % 900) + "px";
      requestAnimationFrame(move);
    })(0);
  </script>`;

export async function startMovingRun(): Promise<MovingRun> {
  const site = createServer((_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(movingPage),
  );
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = site.address();
  if (address === null || typeof address === "string") throw new Error("The page has no port.");
  const folder = await mkdtemp(join(tmpdir(), "cartwright-bench-"));
  const pool = await startBrowserPool();
  const url = `http://shop.localhost:${address.port}/`;
  const run = await pool.open({ targetUrl: url, privateHosts: [`localhost:${address.port}`] });
  await run.page.goto(url);
  const picturesMade = countPictures(run);
  const server = await startServer(configFor(folder), {
    engine: {
      openBrowser: async () => ({ browser: undefined, view: run.view, close: async () => undefined }),
      runCheckout: (_order, host) =>
        new Promise((_, reject) => host.signal.addEventListener("abort", () => reject(host.signal.reason))),
      lossOf: () => undefined,
    },
  });
  return {
    run,
    viewerUrl: await createCheckout(server.urls.api ?? ""),
    picturesMade,
    close: async () => {
      await server.close();
      await run.close();
      await pool.close();
      site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Counts the screencast frames that the browser sends, in any session that the service opens. */
function countPictures({ context }: RunBrowser): () => number {
  let count = 0;
  const newSession = context.newCDPSession.bind(context);
  context.newCDPSession = async (page) => {
    const session = await newSession(page);
    session.on("Page.screencastFrame", () => {
      count += 1;
    });
    return session;
  };
  return () => count;
}

async function createCheckout(baseUrl: string): Promise<string> {
  const { apiKey } = await createClient({ baseUrl }).signup();
  const { checkouts } = createClient({ baseUrl, apiKey });
  const { id } = await checkouts.create({ target: { url: "http://hartwell.localhost/products/x" } });
  for await (const { status } of checkouts.watch(id, { pollMs: 20 })) if (status === "running") break;
  return (await checkouts.createEmbedToken(id)).url;
}

function configFor(folder: string) {
  return readConfig({
    ROLES: "api,worker",
    PORT: "0",
    OPERATIONS_PORT: "0",
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    SHUTDOWN_GRACE_SECONDS: "0",
    WORKER_SLOTS: "1",
  });
}
