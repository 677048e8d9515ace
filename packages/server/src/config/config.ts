import { Secret } from "../platform/secret.ts";
import { readCardSource } from "./card-source.ts";
import { type Environment, type Mistake, readEnvironment, type VariableName } from "./environment.ts";
import { findPublicSetting } from "./find-public-setting.ts";
import { readAgentModel, readBilling, readIdentity } from "./optional-services.ts";
import { readBrowser } from "./read-browser.ts";
import {
  type Role,
  readAnswerProof,
  readEgressExits,
  readHostnames,
  readRetrySeconds,
  readRoles,
  readTrustProxy,
} from "./read-lists.ts";
import { readTracing } from "./read-tracing.ts";
import { readSecrets, type Secrets } from "./secrets.ts";

export type Config = ReturnType<typeof buildConfig>;

/** Lists everything that is wrong with the environment at once, one line per mistake. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.join("\n"));
  }
}

/** Reads all settings of the server, with their defaults. Throws a ConfigError. */
export function readConfig(source: Readonly<Record<string, string | undefined>>): Config {
  const { environment, mistakes } = readEnvironment(source);
  const { secrets, mistakes: secretMistakes } = readSecrets(environment);
  mistakes.push(...secretMistakes);
  const config = buildConfig(environment, secrets, mistakes);
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return config;
}

/** Also documented in docs/settings.md. */
export const defaults = {
  LOG_LEVEL: "info",
  SHUTDOWN_GRACE_SECONDS: 5,
  HOST: "127.0.0.1",
  PORT: 4000,
  INTERNAL_HOST: "127.0.0.1",
  ANSWER_PROOF: ["code", "sign_in"],
  ANSWER_MAILS: "off",
  MAIL_FROM: "Cartwright <no-reply@localhost>",
  DASHBOARD_PORT: 4200,
  ANSWER_PORT: 4300,
  SANDBOX_PORT: 4100,
  OPERATIONS_PORT: 4001,
  DATABASE_CONNECTIONS: 20,
  DATA_DIR: ".data",
  WORKER_SLOTS: 5,
  RUN_TIMEOUT_SECONDS: 900,
  ACTION_TTL_SECONDS: 600,
  RETENTION_DAYS: 90,
  EVIDENCE_DAYS: 0,
  WEBHOOK_RETRY_SECONDS: ["10", "60", "300"],
  SIGNUPS: "open",
  SIGNUPS_PER_IP_PER_HOUR: 3,
  SIGNUPS_PER_DAY: 200,
  TRUST_PROXY: [],
  EXTRA_SANDBOX_MERCHANTS: [],
} as const satisfies Environment;

function buildConfig(environment: Environment, secrets: Secrets, mistakes: Mistake[]) {
  const values = { ...defaults, ...environment };
  const extraMerchants = readHostnames("EXTRA_SANDBOX_MERCHANTS", values.EXTRA_SANDBOX_MERCHANTS, mistakes);
  const trustProxy = readTrustProxy(values.TRUST_PROXY, mistakes);
  const roles = readRoles(values.ROLES, mistakes);
  const publicSetting = findPublicSetting({
    databaseUrl: values.DATABASE_URL,
    host: values.HOST,
    internalHost: values.INTERNAL_HOST,
    baseUrl: values.BASE_URL,
    dashboardUrl: values.DASHBOARD_URL,
    answerUrl: values.ANSWER_URL,
    isBehindProxy: trustProxy !== false,
  });
  return {
    /** The setting that makes the service reachable from other machines; undefined if none does. */
    publicSetting,
    roles,
    secrets,
    logLevel: values.LOG_LEVEL,
    /** Personal data of ended checkouts is deleted after this many days. */
    retentionDays: values.RETENTION_DAYS,
    /** How many days the evidence of runs is kept; 0 keeps none. */
    evidenceDays: values.EVIDENCE_DAYS,
    shutdownGraceMs: values.SHUTDOWN_GRACE_SECONDS * 1000,
    api: {
      host: values.HOST,
      port: values.PORT,
      /** If undefined, the address that the listener gets is used. */
      baseUrl: values.BASE_URL,
      trustProxy,
    },
    internal: readInternal(values),
    dashboard: { port: values.DASHBOARD_PORT, url: values.DASHBOARD_URL },
    answer: readAnswerPage(values, { roles, publicSetting }, mistakes),
    mail: readMail(values),
    operations: {
      port: values.OPERATIONS_PORT,
      /**
       * Port on the internal host for health and metrics requests from other machines; undefined for none.
       */
      metricsPort: values.METRICS_PORT,
    },
    database: {
      url: values.DATABASE_URL,
      maxConnections: values.DATABASE_CONNECTIONS,
      folder: values.DATA_DIR,
    },
    runs: {
      slots: values.WORKER_SLOTS,
      timeoutMs: values.RUN_TIMEOUT_SECONDS * 1000,
      actionTtlMs: values.ACTION_TTL_SECONDS * 1000,
      egressExits: readEgressExits(values.EGRESS_EXITS, mistakes),
    },
    browser: readBrowser(environment, mistakes),
    webhooks: {
      retrySeconds: readRetrySeconds("WEBHOOK_RETRY_SECONDS", values.WEBHOOK_RETRY_SECONDS, mistakes),
      mayDialLoopback: readLoopbackWebhooks(values.WEBHOOKS_TO_LOOPBACK, publicSetting, mistakes),
    },
    signups: {
      state: values.SIGNUPS,
      perAddressPerHour: values.SIGNUPS_PER_IP_PER_HOUR,
      perDay: values.SIGNUPS_PER_DAY,
    },
    sandbox: {
      port: values.SANDBOX_PORT,
      /** Every hostname that counts as a sandbox merchant, including its subdomains. */
      merchants: [...ownSandboxMerchants, ...extraMerchants],
      extraMerchants,
    },
    identity: readIdentity(environment, { publicSetting, sandboxPort: values.SANDBOX_PORT }, mistakes),
    billing: readBilling(environment, { publicSetting }, mistakes),
    cardSource: readCardSource(environment, { publicSetting }, mistakes),
    agentModel: readAgentModel(environment, mistakes),
    tracing: readTracing(environment, mistakes),
  };
}

type Values = Environment & Required<Pick<Environment, keyof typeof defaults>>;

/** Where the other processes of the deployment reach this one. */
function readInternal({ INTERNAL_HOST, INTERNAL_PORT, INTERNAL_URL }: Values) {
  return {
    host: INTERNAL_HOST,
    /** The port for the answer page's process; if undefined, a socket in the data folder is used. */
    port: INTERNAL_PORT,
    /** The same address as seen by that process. */
    url: INTERNAL_URL,
  };
}

/** The page on which people answer questions. It has its own origin. */
function readAnswerPage(
  { ANSWER_PORT, ANSWER_URL, ANSWER_PROOF, ANSWER_MAILS, SMTP_URL }: Values,
  { roles, publicSetting }: { roles: ReadonlySet<Role>; publicSetting: VariableName | undefined },
  mistakes: Mistake[],
) {
  const tellsBuyer = ANSWER_MAILS === "buyer";
  const sendsMails = roles.has("api") || roles.has("worker");
  // The launcher sets the address of the sandbox's mailbox after the sandbox has started.
  const usesMailbox = roles.has("sandbox") && publicSetting === undefined;
  if (tellsBuyer && sendsMails && SMTP_URL === undefined && !usesMailbox)
    mistakes.push("ANSWER_MAILS: needs SMTP_URL");
  const ways = readAnswerProof(ANSWER_PROOF, mistakes);
  // Buyers have no account to sign in with.
  if (tellsBuyer && !ways.has("code")) mistakes.push("ANSWER_MAILS: needs code among ANSWER_PROOF");
  return {
    port: ANSWER_PORT,
    url: ANSWER_URL,
    ways,
    /** Whether the buyer gets a link by email when a purchase waits for them. */
    tellsBuyer,
  };
}

/** No mail is sent without an address. The address may contain a password. */
function readMail({ SMTP_URL, MAIL_FROM }: Values) {
  return { smtpUrl: SMTP_URL === undefined ? undefined : new Secret(SMTP_URL), from: MAIL_FROM };
}

/**
 * Webhooks to loopback let a tenant reach ports of this machine, so they are only allowed if everything is on
 * loopback. A remote database isn't a listener: if nothing else is remote, an operator may turn them on.
 */
function readLoopbackWebhooks(
  isOn: boolean | undefined,
  publicSetting: VariableName | undefined,
  mistakes: Mistake[],
): boolean {
  if (publicSetting === undefined) return isOn ?? true;
  if (isOn !== true) return false;
  if (publicSetting !== "DATABASE_URL")
    mistakes.push(`WEBHOOKS_TO_LOOPBACK: cannot be on where ${publicSetting} opens the service to others`);
  return true;
}

/** The merchants in `packages/sandbox`. */
const ownSandboxMerchants = ["hartwell.localhost", "copperkettle.localhost", "fennelrye.localhost"] as const;
