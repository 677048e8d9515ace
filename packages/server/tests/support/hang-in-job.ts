import { openDatabase } from "../../src/platform/database/open-database.ts";
import { openJobs } from "../../src/platform/jobs/open-jobs.ts";
import { hangingJob } from "./hanging-job.ts";
import { throwLater } from "./report-error.ts";

// A worker process to be killed in the middle of a job: `hang-in-job.ts pglite FOLDER` or `postgres URL`.
const [, , kind, where = ""] = process.argv;
const database = await openDatabase(
  kind === "postgres" ? { kind, url: where, maxConnections: 2 } : { kind: "pglite", folder: where },
  throwLater,
);
const jobs = await openJobs({ database, definitions: [hangingJob], onError: throwLater });
await jobs.work(hangingJob, async ({ mark }) => {
  process.stdout.write(`started ${mark}\n`);
  await new Promise(() => undefined);
});
await database.transaction((trx) => jobs.enqueue(trx, hangingJob.name, { mark: "one" }));
