// Simulates a worker that is about to be killed: opens a run and reports the ids of its browsers.
import { startBrowserPool } from "../../../src/browser/browser-pool.ts";

const pool = await startBrowserPool();
await pool.open({ targetUrl: "http://shop.localhost/" });
process.send?.(pool.stats().processIds);
