import { openDatabase } from "../../src/platform/database/open-database.ts";
import { throwLater } from "../support/report-error.ts";
import { waitingDeliveries } from "./delivery-jobs.ts";
import { startDispatcher } from "./dispatcher.ts";

// A process to be killed: `deliver-until-killed.ts pglite FOLDER TENANT EVENTS` or `postgres URL …`. Each event that is
// committed is printed, and without any to announce the moment when nothing is left to deliver.
const [, , kind, where = "", tenantId = "", events = "0"] = process.argv;
const database = await openDatabase(
  kind === "postgres" ? { kind, url: where, maxConnections: 5 } : { kind: "pglite", folder: where },
  throwLater,
);
const dispatcher = await startDispatcher(database, { timeoutMs: 500, retrySeconds: [0] });
for (let count = 0; count < Number(events); count += 1)
  process.stdout.write(`announced ${await dispatcher.announce(tenantId)}\n`);
if (events === "0") {
  while ((await waitingDeliveries(database, tenantId)).length > 0)
    await new Promise((resolve) => setTimeout(resolve, 50));
  process.stdout.write("idle\n");
}
