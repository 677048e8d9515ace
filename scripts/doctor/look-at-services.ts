import { probeExit } from "@cartwright/engine/server";
import { z } from "zod";
import type { Config } from "../../packages/server/src/config/config.ts";
import {
  type InspectedDatabase,
  inspectPostgres,
} from "../../packages/server/src/platform/database/inspect-postgres.ts";
import { tryMailServer } from "../../packages/server/src/platform/mail/open-mail.ts";
import { openStripe } from "../../packages/server/src/platform/open-stripe.ts";
import { describe, type Finding, ok, problem, warning } from "./finding.ts";

const timeoutMs = 10_000;
const toleratedSkewSeconds = 30;

export async function lookAtDatabase({ database }: Config): Promise<Finding[]> {
  if (database.url === undefined)
    return [ok("database", `embedded, in ${database.folder}; for one process tree`)];
  return judgeDatabase(await inspectPostgres(database.url), new Date());
}

/** What follows from an inspection, with this machine's time. */
export function judgeDatabase(
  { version, now, missing, unknown, connections: { limit, used } }: InspectedDatabase,
  ownNow: Date,
): Finding[] {
  const skew = Math.round((ownNow.getTime() - now.getTime()) / 1000);
  return [
    ok("database", `PostgreSQL ${version} answers`),
    ...(used / limit > 0.8
      ? [
          warning(
            "connections",
            `${used} of ${limit} are used`,
            "Raise max_connections, or lower DATABASE_CONNECTIONS of the processes.",
          ),
        ]
      : []),
    missing.length > 0
      ? warning(
          "migrations",
          `not applied yet: ${missing.join(", ")}`,
          "The next process that starts applies them.",
        )
      : ok("migrations", "all applied"),
    ...(unknown.length > 0
      ? [
          warning(
            "migrations",
            `from a newer version: ${unknown.join(", ")}`,
            "Fine after a roll-back; upgrade otherwise.",
          ),
        ]
      : []),
    Math.abs(skew) > toleratedSkewSeconds
      ? problem("clock", `differs from the database's by ${skew} s`, "Let both keep time by NTP.")
      : ok("clock", "agrees with the database's"),
  ];
}

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

export async function lookAtIdentity({ identity, publicSetting }: Config): Promise<Finding[]> {
  if (!identity)
    return publicSetting === undefined
      ? [ok("identity", "the sandbox's, with npm start")]
      : [
          warning(
            "identity",
            "people cannot sign in",
            "Set OIDC_ISSUER and OIDC_CLIENT_ID, or use keys alone.",
          ),
        ];
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
const somewhere = "https://example.com/";

export async function lookAtEgress({ roles, runs }: Config, site = somewhere): Promise<Finding[]> {
  if (!roles.has("worker")) return [ok("egress", "not needed: this machine is no worker")];
  const direct = await fetch(site, { signal: AbortSignal.timeout(timeoutMs) }).then(
    () => ok("egress", "the internet can be reached"),
    (error) =>
      problem(
        "egress",
        `${site} cannot be reached: ${describe(error)}`,
        "Workers need DNS, and ports 80 and 443 of the internet.",
      ),
  );
  const exits = await Promise.all(
    Object.entries(runs.egressExits).map(async ([country, url]) => {
      const trouble = await probeExit(url.reveal(), new URL(site).hostname);
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
  if (ready.status === 401)
    return [
      problem("service", "refuses this OPERATIONS_TOKEN", "Set the one that the running process was given."),
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
  return [
    ok("service", `ready: ${report}`),
    ...(missing.length > 0 ? [lost] : []),
    judgeWebhooks(await (await call("/metrics")).text()),
  ];
}

/** From the counts of the process since its start, in the text format of Prometheus. */
function judgeWebhooks(metrics: string): Finding {
  const count = (outcome: string): number =>
    Number(
      new RegExp(`^cartwright_webhook_attempts_total\\{outcome="${outcome}"\\} (\\S+)`, "m").exec(
        metrics,
      )?.[1] ?? 0,
    );
  const [delivered = 0, refused = 0, unreachable = 0] = ["delivered", "refused", "unreachable"].map(count);
  const failed = refused + unreachable;
  if (failed === 0) return ok("webhooks", `${delivered} delivered since the start, none failed`);
  return warning(
    "webhooks",
    `of ${delivered + failed} attempts since the start, ${refused} were refused by the endpoint and ${unreachable} did not reach it`,
    "`a webhook was not delivered` in its log names the endpoint. If all fail, check the way out of this machine.",
  );
}

async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} answers with ${response.status}`);
  return response.json();
}
