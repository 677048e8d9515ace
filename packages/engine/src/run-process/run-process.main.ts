// The process of one run. The server starts it with a socket at descriptor 3, without its own environment.
import { writeFile } from "node:fs/promises";
import { Socket } from "node:net";
import process, { exit } from "node:process";
import { serveRun } from "./serve-run.ts";

// If memory runs out, the kernel should kill a run before the service. The file exists only on Linux.
writeFile("/proc/self/oom_score_adj", "500").catch(() => undefined);

// The server decides when a run ends, even if a supervisor signals the whole process group.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);

serveRun(new Socket({ fd: 3 }), exit);
