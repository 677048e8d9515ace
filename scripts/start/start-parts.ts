import { join } from "node:path";
import type { Config } from "../../packages/server/src/config/config.ts";
import { answerPageEnvironment } from "./answer-page-environment.ts";
import { type Part, PartEndedError, startPart } from "./start-part.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const serverMain = new URL("../../packages/server/src/main.ts", import.meta.url).href;
const answerMain = new URL("../../packages/server/src/answer-page.main.ts", import.meta.url).href;
const sandboxMain = new URL("../../packages/sandbox/src/main.ts", import.meta.url).href;

/** Time beyond the grace of the runs before a part is killed. A whole stop takes less than ten seconds. */
const killAfterGraceMs = 3_500;

/** A signal often arrives twice: the terminal signals the whole group, and npm passes it on. */
const sameSignalMs = 1_000;

export interface Parts {
  /** Starts what the roles ask for. Resolves with the overall exit code once every part has ended. */
  run(): Promise<number>;
  /** Stops all parts; a call more than a second later kills them. */
  stop(): void;
}

/** If one part ends, for whatever reason, the others are stopped. */
export function createParts(config: Config, environment: Environment, print: (line: string) => void): Parts {
  const parts: Part[] = [];
  let isStopping = false;
  let stopCalledAt = 0;

  const killAll = (): void => {
    for (const part of parts) part.kill();
  };
  const stop = (): void => {
    if (isStopping) {
      if (performance.now() - stopCalledAt > sameSignalMs) killAll();
      return;
    }
    isStopping = true;
    stopCalledAt = performance.now();
    for (const part of parts) part.stop();
    setTimeout(killAll, config.shutdownGraceMs + killAfterGraceMs).unref();
  };

  const start = async (mainFile: string, extra: Environment, onLine = print): Promise<void> =>
    startWith(mainFile, { ...environment, ...extra }, onLine);
  const startWith = async (mainFile: string, all: Environment, onLine: typeof print): Promise<void> => {
    if (isStopping) return;
    const part = startPart(mainFile, all, onLine);
    parts.push(part);
    await part.started;
  };

  const startAll = async (): Promise<void> => {
    let sandboxPort = `${config.sandbox.port}`;
    const ownServices: Environment[] = [];
    const { roles } = config;
    if (roles.has("sandbox")) {
      const sandbox = { DATA_DIR: join(config.database.folder, "sandbox") };
      await start(sandboxMain, sandbox, (line) => {
        sandboxPort = /https?:\/\/\S+:(\d+)/.exec(line)?.[1] ?? sandboxPort;
        ownServices.push(settingsOf(line, config));
        print(line);
      });
      const unused = describeUnused(config);
      if (unused !== undefined) print(unused);
    }
    if (roles.has("answer"))
      await startWith(
        answerMain,
        answerPageEnvironment(Object.assign({ ...environment }, ...ownServices)),
        (line) => {
          const url = /^answer\s+(\S+)$/.exec(line.trim())?.[1];
          // Its port may have just been chosen. If its public address differs, the operator has configured it.
          if (config.answer.url === undefined && url !== undefined) ownServices.push({ ANSWER_URL: url });
          print(line);
        },
      );
    // The server starts last: it needs the merchants' port, and its `ready` stands for the whole product.
    const hasServer = roles.has("api") || roles.has("worker") || roles.has("dashboard");
    if (hasServer) await start(serverMain, Object.assign({ SANDBOX_PORT: sandboxPort }, ...ownServices));
    else print("ready");
  };

  const run = async (): Promise<number> => {
    try {
      await startAll();
      await Promise.race(parts.map((part) => part.ended));
    } catch (error) {
      // The part has already reported why.
      if (!(error instanceof PartEndedError)) throw error;
    }
    const wasAskedTo = isStopping;
    if (!wasAskedTo) stop();
    const codes = await Promise.all(parts.map((part) => part.ended));
    return wasAskedTo && codes.every((code) => code === 0) ? 0 : 1;
  };

  return { run, stop };
}

/**
 * If no identity provider or payment processor is configured, the server uses the sandbox's, on loopback
 * only. They trust everybody: if others could reach the service, they would make anybody a customer.
 */
function settingsOf(
  line: string,
  { identity, billing, cardSource, mail, publicSetting }: Config,
): Environment {
  if (publicSetting !== undefined) return {};
  const [, name, url] = /^(\w+)\s+(\S+)$/.exec(line.trim()) ?? [];
  if (name === "identity" && !identity) return { OIDC_ISSUER: url, OIDC_CLIENT_ID: "cartwright-dashboard" };
  if (name === "mail" && !mail.smtpUrl) return { SMTP_URL: url };
  if (name === "processor" && !billing) {
    const lacksCardholder = cardSource.kind === "stripe_issuing" && cardSource.cardholder === undefined;
    const issuing = lacksCardholder ? { STRIPE_ISSUING_CARDHOLDER: "ich_sandbox" } : {};
    return { STRIPE_API_BASE: url, ...sandboxPrices, ...issuing };
  }
  return {};
}

function describeUnused({ identity, billing, publicSetting }: Config): string | undefined {
  const missing = [...(identity ? [] : ["OIDC_ISSUER"]), ...(billing ? [] : ["STRIPE_SECRET_KEY"])];
  if (publicSetting === undefined || missing.length === 0) return undefined;
  return (
    `${publicSetting} opens the service to others: the sandbox's own identity provider and payment processor ` +
    `activate no workspace. Set ${missing.join(" and ")}.`
  );
}

const sandboxPrices = {
  STRIPE_SECRET_KEY: "sk_test_sandbox",
  STRIPE_PRICE_PERSONAL: "price_personal",
  STRIPE_PRICE_BUSINESS: "price_business",
  STRIPE_PRICE_SCALE: "price_scale",
  STRIPE_PRICE_COMPLETED_CHECKOUT: "price_completed_checkout",
};
