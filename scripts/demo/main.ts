/**
 * `npm run demo`: starts everything, buys one thing through the public API, and shows the merchant's own
 * record of it. With `-- agent`, it buys over MCP, as an agent's host does.
 */
import { watchStarter } from "../start/watch-starter.ts";
import { startProduct } from "../start-product.ts";
import { buyAsAgent } from "./buy-as-agent.ts";
import { buyOneThing } from "./buy-one-thing.ts";
import { createScreen } from "./screen.ts";

const screen = createScreen(process.stdout);
let stopProduct: (() => Promise<void>) | undefined;
let isInterrupted = false;

function interrupt(exitCode: number): void {
  if (isInterrupted) return;
  isInterrupted = true;
  screen.close();
  // A product that is still starting ends with this process.
  void (stopProduct?.() ?? Promise.resolve()).finally(() => process.exit(exitCode));
}
process.on("SIGINT", () => interrupt(130));
process.on("SIGTERM", () => interrupt(143));
process.on("SIGHUP", () => interrupt(129));
watchStarter("scripts/demo/main.ts", () => interrupt(1));

try {
  screen.title("Cartwright: an agent buys a T-shirt, a person keeps the card");
  screen.wait("Starting the service, its database, a browser and the sandbox stores");
  const product = await startProduct({ LOG_LEVEL: "warn" });
  stopProduct = product.stop;
  for (const { name, url } of product.listeners) screen.fact(name, url);
  const buy = process.argv[2] === "agent" ? buyAsAgent : buyOneThing;
  process.exitCode = (await buy(product, screen)) ? 0 : 1;
} catch (error) {
  if (!isInterrupted) {
    screen.problem(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
} finally {
  screen.close();
  if (!isInterrupted) await stopProduct?.();
}
