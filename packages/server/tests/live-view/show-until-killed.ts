import { createInterface } from "node:readline";
import { readConfig } from "../../src/config/config.ts";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { startServer } from "../../src/start-server.ts";
import { confirmed } from "../runs/scripted-purchases.ts";
import { throwLater } from "../support/report-error.ts";
import { playBrowser } from "./played-browser.ts";

// A worker to be killed: `show-until-killed.ts URL PICTURE`. Its runs show that picture again and again. A line `submit`
// makes them commit their submit point, a line `finish` ends them.
const [, , url = "", picture = ""] = process.argv;
const lines = createInterface({ input: process.stdin });
const untilLine = (wanted: string) =>
  new Promise<void>((resolve) => lines.on("line", (line) => line === wanted && resolve()));
const finish = untilLine("finish");
const submit = untilLine("submit");

const browser = playBrowser(async (host) => {
  await host.report({ code: "product_opened", label: `Opened the ${picture}.` });
  await Promise.race([
    finish,
    submit.then(async () => {
      await host.beforeSubmit({ total: undefined, attempt: 1 });
      process.stdout.write("submitted\n");
      await new Promise(() => undefined);
    }),
  ]);
  return confirmed;
});
setInterval(() => browser.show(Buffer.from(picture).toString("base64")), 20);
const database = await openDatabase({ kind: "postgres", url, maxConnections: 5 }, throwLater);
await startServer(readConfig(process.env), { database, engine: browser.engine, watchMs: 50 });
process.stdout.write("ready\n");
