import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError, readConfig } from "../../packages/server/src/config/config.ts";
import { type Finding, lookAt, problem } from "./finding.ts";
import { lookAtBrowser, lookAtDisk } from "./look-at-machine.ts";
import {
  lookAtDatabase,
  lookAtEgress,
  lookAtIdentity,
  lookAtMail,
  lookAtService,
  lookAtStripe,
} from "./look-at-services.ts";
import { lookAtKeys, lookAtReach } from "./look-at-settings.ts";

/** `npm run doctor`: looks at an installation from inside, with its own environment. Exits with 1 where there is a problem. */
const findings = await findAll();
const hasProblem = findings.some(({ level }) => level === "problem");
if (process.argv.includes("--json")) console.log(JSON.stringify({ ok: !hasProblem, findings }));
else for (const finding of findings) print(finding);
process.exit(hasProblem ? 1 : 0);

async function findAll(): Promise<readonly Finding[]> {
  const environment = { ...(await readKeptKeys(process.env.DATA_DIR)), ...withoutEmpty(process.env) };
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message
      .split("\n")
      .map((mistake) => problem("settings", mistake, "docs/settings.md says what it may be."));
  }
  const looks = await Promise.all([
    lookAt("keys", "docs/deploy.md#keys", async () => lookAtKeys(config)),
    lookAt("reach", "docs/deploy.md#tls-and-proxies", async () => lookAtReach(config)),
    lookAt("service", "Its log says why.", () => lookAtService(config)),
    lookAt("database", "Check DATABASE_URL, and that this machine may connect.", () =>
      lookAtDatabase(config),
    ),
    lookAt("browser", "docs/deploy.md#chromiums-sandbox", () => lookAtBrowser(config)),
    lookAt("egress", "docs/deploy.md#exits", () => lookAtEgress(config)),
    lookAt("identity", "Check OIDC_ISSUER, and that this machine may reach it.", () =>
      lookAtIdentity(config),
    ),
    lookAt("stripe", "Check STRIPE_SECRET_KEY and the prices.", () => lookAtStripe(config)),
    lookAt("mail", "Check SMTP_URL: host, port, user and password.", () => lookAtMail(config)),
    lookAt("disk", "Check DATA_DIR and its owner.", () => lookAtDisk(config)),
  ]);
  return looks.flat();
}

/** Those that `npm start` has made. */
async function readKeptKeys(folder = ".data"): Promise<Record<string, string>> {
  const text = await readFile(join(folder, "secrets.json"), "utf8").catch(() => "{}");
  return JSON.parse(text);
}

function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}

function print({ name, level, words, advice }: Finding): void {
  const sign = { ok: "✓", warning: "!", problem: "✗" }[level];
  console.log(
    `${sign} ${name.padEnd(18)} ${words}${advice === undefined ? "" : `\n${" ".repeat(21)}→ ${advice}`}`,
  );
}
