import type { Config } from "./config/config.ts";
import { createCallService } from "./features/answer-links/page/call-service.ts";
import { openPageFrame } from "./features/answer-links/page/layout.ts";
import { buildAnswerPageApp } from "./features/answer-links/page/page.routes.ts";
import { createSignIn } from "./features/answer-links/page/sign-in.ts";
import { readAnswer } from "./features/checkouts/read-answer.ts";
import { createLogger } from "./platform/logging/create-logger.ts";
import { demandInternalSecret, keyOfPageCalls, socketOfPageCalls } from "./start/answer-page-keys.ts";
import { listen } from "./start/listen.ts";

/**
 * Starts the answer page as a separate process with its own origin. It has no access to the database, vault
 * keys or merchant sessions; what is typed into its forms leaves it sealed.
 */
export async function startAnswerPage(config: Config): Promise<{ url: string; close(): Promise<void> }> {
  const { answer, api, identity, internal, logLevel } = config;
  const secret = demandInternalSecret(config);
  const address =
    internal.url === undefined ? { socketPath: socketOfPageCalls(config) } : { url: internal.url };
  let listenerUrl = "";
  const origin = (): string => new URL(answer.url ?? listenerUrl).origin;
  const app = buildAnswerPageApp({
    callService: createCallService({ address, key: keyOfPageCalls(secret) }),
    frame: await openPageFrame(),
    readAnswer,
    origin,
    signIn: identity && answer.ways.has("sign_in") ? createSignIn(identity, origin) : undefined,
    logger: createLogger(logLevel),
  });
  listenerUrl = await listen(app, { host: api.host, port: answer.port, variable: "ANSWER_PORT" });
  return { url: listenerUrl, close: () => app.close() };
}
