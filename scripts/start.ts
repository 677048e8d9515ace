import { provideBuild } from "../packages/dashboard/build/provide-build.ts";
import { ConfigError, readConfig } from "../packages/server/src/config/config.ts";
import { StartError } from "../packages/server/src/platform/start-error.ts";
import { provideSecrets } from "./start/provide-secrets.ts";
import { refuseUsedFolder } from "./start/refuse-used-folder.ts";
import { createParts, type Parts } from "./start/start-parts.ts";
import { watchStarter } from "./start/watch-starter.ts";

/**
 * `npm start`: runs the server and the sandbox merchants in separate processes that are stopped together.
 * Reports errors in the environment before anything runs.
 */
let parts: Parts | undefined;
watchStarter("scripts/start.ts", () => {
  if (parts) parts.stop();
  else process.exit(1);
});
try {
  const config = readConfig(process.env);
  await refuseUsedFolder(config);
  if (config.roles.has("dashboard"))
    await provideBuild(() =>
      console.log("building the dashboard: its sources have changed since the last time"),
    );
  const secrets = await provideSecrets(config.database.folder, process.env);
  parts = createParts(config, { ...process.env, ...secrets }, console.log);
  process.on("SIGINT", parts.stop);
  process.on("SIGTERM", parts.stop);
  process.on("SIGHUP", parts.stop);
  process.exitCode = await parts.run();
} catch (error) {
  const isMendable = error instanceof ConfigError || error instanceof StartError;
  console.error(isMendable ? error.message : error);
  process.exitCode = 1;
}
