// The process of one run. The server starts it with a socket at the descriptor 3 and with nothing of its own environment.
import { writeFile } from "node:fs/promises";
import { Socket } from "node:net";
import process, { exit } from "node:process";
import { serveRun } from "./serve-run.ts";

// Where memory runs out, the kernel ends a run before it ends the service. Elsewhere than on Linux there is no such file.
writeFile("/proc/self/oom_score_adj", "500").catch(() => undefined);

// The server decides when a run ends, also where a supervisor signals the whole group.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);

serveRun(new Socket({ fd: 3 }), exit);
