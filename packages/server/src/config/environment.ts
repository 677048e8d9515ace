import { isIP } from "node:net";
import { findHostname } from "@cartwright/contract";
import { z } from "zod";

const text = z.string();
const secretText = z.string();
const listenHost = z
  .string()
  .refine(
    (host) => isIP(host) !== 0 || findHostname(host) !== undefined,
    "must be an IP address or a hostname",
  );
const port = z
  .string()
  .regex(/^\d{1,5}$/, "must be a port, 0 to 65535")
  .transform(Number)
  .refine((number) => number <= 65_535, "must be a port, 0 to 65535");
const count = (least: number, most: number) => {
  const rule = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, rule)
    .transform(Number)
    .refine((number) => number >= least && number <= most, rule);
};
const yesOrNo = z
  .enum(["on", "off", "true", "false", "1", "0"], "must be on or off")
  .transform((word) => word === "on" || word === "true" || word === "1");
const webAddress = z.url({ protocol: /^https?$/, error: "must be an http or https URL" });
const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be one of ${words.join(", ")}`);
const list = z.string().transform((words) =>
  words
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== ""),
);
const json = z.string().transform((source, context): unknown => {
  try {
    return JSON.parse(source);
  } catch {
    context.addIssue({ code: "custom", message: "must be JSON" });
    return z.NEVER;
  }
});

/** Every variable the server reads, with its type. `config.ts` explains what the values mean. */
const variables = {
  HOST: listenHost,
  PORT: port,
  BASE_URL: webAddress,
  DASHBOARD_PORT: port,
  DASHBOARD_URL: webAddress,
  ANSWER_PORT: port,
  ANSWER_URL: webAddress,
  ANSWER_PROOF: list,
  ANSWER_MAILS: oneOf("off", "buyer"),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp or smtps URL" }),
  MAIL_FROM: z.string().regex(/^[^\r\n]+@[^\r\n]+$/, "must be an e-mail address, with a name or without"),
  SANDBOX_PORT: port,
  /** Used by the sandbox, but validated with the others before it starts. */
  SANDBOX_LATENCY_MS: count(0, 600_000),
  OPERATIONS_PORT: port,
  OPERATIONS_TOKEN: secretText,
  METRICS_PORT: port,
  ROLES: list,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// URL" }),
  DATABASE_CONNECTIONS: count(1, 1000),
  DATA_DIR: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  OTEL_EXPORTER_OTLP_HEADERS: secretText,
  LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent"),
  VAULT_KEYS: secretText,
  EMBED_TOKEN_SECRET: secretText,
  INTERNAL_SECRET: secretText,
  INTERNAL_HOST: listenHost,
  INTERNAL_PORT: port,
  INTERNAL_URL: webAddress,
  WORKER_SLOTS: count(1, 1000),
  ACTION_TTL_SECONDS: count(1, 86_400),
  RUN_TIMEOUT_SECONDS: count(1, 21_600),
  SHUTDOWN_GRACE_SECONDS: count(0, 3600),
  RETENTION_DAYS: count(0, 36_500),
  EVIDENCE_DAYS: count(0, 36_500),
  WEBHOOK_RETRY_SECONDS: list,
  WEBHOOKS_TO_LOOPBACK: yesOrNo,
  SIGNUPS: oneOf("open", "paused", "closed"),
  SIGNUPS_PER_IP_PER_HOUR: count(0, 1_000_000),
  SIGNUPS_PER_DAY: count(0, 1_000_000_000),
  TRUST_PROXY: list,
  EXTRA_SANDBOX_MERCHANTS: list,
  EGRESS_EXITS: json,
  CHROMIUM_PATH: text,
  PATH: text,
  BROWSER_CDP_URL: z.url({ protocol: /^(https?|wss?)$/, error: "must be an http, https, ws or wss URL" }),
  BROWSER_PROXY_HOST: listenHost,
  BROWSER_PROXY_LISTEN: listenHost,
  OIDC_ISSUER: webAddress,
  OIDC_CLIENT_ID: text,
  OIDC_AUDIENCE: text,
  STRIPE_SECRET_KEY: secretText,
  STRIPE_API_BASE: webAddress,
  STRIPE_PRICE_PERSONAL: text,
  STRIPE_PRICE_BUSINESS: text,
  STRIPE_PRICE_SCALE: text,
  STRIPE_PRICE_COMPLETED_CHECKOUT: text,
  CARD_SOURCE: oneOf("person", "stripe_issuing", "link"),
  STRIPE_ISSUING_KEY: secretText,
  STRIPE_ISSUING_CARDHOLDER: text,
  LINK_ACCESS_TOKEN: secretText,
  LINK_PAYMENT_METHOD: text,
  LINK_API_BASE: webAddress,
  AGENT_MODEL: text,
  AGENT_API_KEY: secretText,
  AGENT_BASE_URL: webAddress,
};

type Variables = typeof variables;
export type VariableName = keyof Variables;
export const variableNames: readonly string[] = Object.keys(variables);
export type Environment = { readonly [Name in VariableName]?: z.output<Variables[Name]> };

/** A mistake in one variable. Names the variable but never quotes its value. */
export type Mistake = `${string}: ${string}`;

/** Reads the variables that are set. Empty ones count as unset. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): {
  environment: Environment;
  mistakes: Mistake[];
} {
  const environment: Record<string, unknown> = {};
  const mistakes: Mistake[] = [];
  for (const [name, schema] of Object.entries(variables)) {
    const value = source[name];
    if (value === undefined || value.trim() === "") continue;
    const parsed = schema.safeParse(value.trim());
    if (parsed.success) environment[name] = parsed.data;
    else mistakes.push(`${name}: ${parsed.error.issues[0]?.message ?? "is not valid"}`);
  }
  return { environment: environment as Environment, mistakes };
}
