import { probeExit } from "@cartwright/engine/server";
import { z } from "zod";
import type { Config } from "../../packages/server/src/config/config.ts";
import { inspectPostgres } from "../../packages/server/src/platform/database/inspect-postgres.ts";
import { tryMailServer } from "../../packages/server/src/platform/mail/open-mail.ts";
import { openStripe } from "../../packages/server/src/platform/open-stripe.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

const timeoutMs = 10_000;
const toleratedSkewSeconds = 30;

export async function lookAtDatabase({ database }: Config): Promise<Finding[]> {
  if (database.url === undefined)
    return [ok("database", `embedded, in ${database.folder}; for one process tree`)];
  const { version, now, missing, unknown, connections } = await inspectPostgres(database.url);
  const findings = [ok("database", `PostgreSQL ${version} answers`)];
  const { limit, used } = connections;
  if (used / limit > 0.8)
    findings.push(
      warning(
        "connections",
        `${used} of ${limit} are used`,
        "Raise max_connections, or lower DATABASE_CONNECTIONS of the processes.",
      ),
    );
  if (missing.length > 0)
    findings.push(
      warning(
        "migrations",
        `not applied yet: ${missing.join(", ")}`,
        "The next process that starts applies them.",
      ),
    );
  else findings.push(ok("migrations", "all applied"));
  if (unknown.length > 0)
    findings.push(
      warning(
        "migrations",
        `from a newer version: ${unknown.join(", ")}`,
        "Fine after a roll-back; upgrade otherwise.",
      ),
    );
  const skew = Math.round((Date.now() - now.getTime()) / 1000);
  findings.push(
    Math.abs(skew) > toleratedSkewSeconds
      ? problem("clock", `differs from the database's by ${skew} s`, "Let both keep time by NTP.")
      : ok("clock", "agrees with the database's"),
  );
  return findings;
}

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

export async function lookAtIdentity({ identity, publicSetting }: Config): Promise<Finding[]> {
  if (!identity)
    return publicSetting === undefined
      ? [ok("identity", "the sandbox's, with npm start")]
      : [warning("identity", "nobody can sign in", "Set OIDC_ISSUER and OIDC_CLIENT_ID, or use keys alone.")];
  const url = `${identity.issuer.endsWith("/") ? identity.issuer : `${identity.issuer}/`}.well-known/openid-configuration`;
  const found = Discovery.parse(await getJson(url));
  if (found.issuer !== identity.issuer)
    return [
      problem(
        "identity",
        `the provider calls itself ${found.issuer}`,
        "Write OIDC_ISSUER exactly like that.",
      ),
    ];
  const { keys } = z.object({ keys: z.array(z.unknown()) }).parse(await getJson(found.jwks_uri));
  return [ok("identity", `${identity.issuer} answers, with ${keys.length} keys`)];
}

export async function lookAtStripe({ billing, publicSetting }: Config): Promise<Finding[]> {
  if (!billing)
    return publicSetting === undefined
      ? [ok("stripe", "the sandbox's, with npm start")]
      : [
          warning(
            "stripe",
            "nothing is charged",
            "Set STRIPE_SECRET_KEY, or activate workspaces as the operator.",
          ),
        ];
  const stripe = openStripe(billing);
  const prices = Object.entries(billing.prices).filter(([, id]) => id !== undefined);
  const findings = await Promise.all(
    prices.map(async ([plan, id]) => {
      const { active, recurring } = await stripe.prices.retrieve(`${id}`);
      return active && recurring
        ? []
        : [
            problem(
              "stripe",
              `the price of ${plan} is not an active recurring one`,
              "Set its STRIPE_PRICE_… to one.",
            ),
          ];
    }),
  );
  return [ok("stripe", `answers, and has ${prices.length} prices`), ...findings.flat()];
}

export async function lookAtMail({ mail, publicSetting }: Config): Promise<Finding[]> {
  if (mail.smtpUrl) {
    await tryMailServer(mail.smtpUrl);
    return [ok("mail", "the server takes our sign-in")];
  }
  return publicSetting === undefined
    ? [ok("mail", "the sandbox's mailbox, with npm start")]
    : [warning("mail", "none is sent", "Set SMTP_URL: buyers get their codes by mail.")];
}

/** A site intended for such tests. */
const somewhere = "example.com";

export async function lookAtEgress({ roles, runs }: Config): Promise<Finding[]> {
  if (!roles.has("worker")) return [ok("egress", "not needed: this machine is no worker")];
  const direct = await fetch(`https://${somewhere}/`, { signal: AbortSignal.timeout(timeoutMs) }).then(
    () => ok("egress", "the internet can be reached"),
    () =>
      problem(
        "egress",
        `https://${somewhere} cannot be reached`,
        "Workers need DNS, and ports 80 and 443 of the internet.",
      ),
  );
  const exits = await Promise.all(
    Object.entries(runs.egressExits).map(async ([country, url]) => {
      const trouble = await probeExit(url.reveal(), somewhere);
      return trouble === undefined
        ? ok(`exit ${country}`, "answers")
        : problem(`exit ${country}`, trouble, "Mend its address in EGRESS_EXITS, or the proxy.");
    }),
  );
  return [direct, ...exits];
}

/** Checks the process that is already running here, if any. */
export async function lookAtService({ operations, secrets }: Config): Promise<Finding[]> {
  const token = secrets.operations?.reveal();
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const call = (path: string) =>
    fetch(`http://127.0.0.1:${operations.port}${path}`, { headers, signal: AbortSignal.timeout(timeoutMs) });
  const ready = await call("/ready").catch(() => undefined);
  if (!ready)
    return [
      warning("service", `nothing answers on port ${operations.port}`, "Start it, or set OPERATIONS_PORT."),
    ];
  const report = JSON.stringify(await ready.json());
  if (!ready.ok) return [problem("service", `not ready: ${report}`, "Its log says why.")];
  const { missing = [] } = z
    .object({ missing: z.array(z.string()).optional() })
    .parse(await (await call("/vault-keys")).json());
  const lost = problem(
    "vault",
    `stored values need keys that are not in VAULT_KEYS: ${missing.join(", ")}`,
    "Put them back, at the end of the list.",
  );
  return [ok("service", `ready: ${report}`), ...(missing.length > 0 ? [lost] : [])];
}

async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} answers with ${response.status}`);
  return response.json();
}
