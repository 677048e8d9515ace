import { type DatabaseLocation, openDatabase } from "../../src/platform/database/open-database.ts";
import { openJobs } from "../../src/platform/jobs/open-jobs.ts";
import { throwLater } from "./report-error.ts";

/** Opens and migrates a database and installs the job queue; every test's database is a copy of it. */
export async function prepareDatabase(location: DatabaseLocation) {
  const database = await openDatabase(location, throwLater);
  const jobs = await openJobs({ database, definitions: [], onError: throwLater });
  await jobs.close();
  return database;
}
