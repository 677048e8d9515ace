import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { startPart } from "./part.ts";

it("is waited for until a process is ready, if the first one ends before", async () => {
  const folder = await mkdtemp(join(tmpdir(), "part-"));
  const mainFile = join(folder, "main.mjs");
  await writeFile(
    mainFile,
    `import { existsSync, writeFileSync } from "node:fs";
     if (!existsSync("${folder}/once")) {
       writeFileSync("${folder}/once", "");
       process.exit(1);
     }
     console.log("ready", process.pid);
     setInterval(() => {}, 1000);`,
  );
  let readyId = 0;
  const part = startPart({
    name: "part",
    mainFile: pathToFileURL(mainFile).href,
    environment: {},
    logFile: join(folder, "log"),
    isReady: (line) => {
      readyId = Number(/^ready (\d+)/.exec(line)?.[1]);
      return line.startsWith("ready");
    },
  });
  onTestFinished(async () => {
    await part.stop();
    await rm(folder, { recursive: true });
  });

  await part.ready();

  expect(part.processId).toBe(readyId);
});
