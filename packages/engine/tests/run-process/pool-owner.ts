// Stands for a server that is about to be killed: opens a run and tells the ids of its processes.
import { startRunProcessPool } from "../../src/run-process/run-process-pool.ts";

const pool = await startRunProcessPool({
  searchPath: process.env.PATH,
  chromiumPath: process.env.CHROMIUM_PATH,
});
await pool.open({ targetUrl: "http://shop.localhost/" });
process.send?.(pool.stats().processIds);
