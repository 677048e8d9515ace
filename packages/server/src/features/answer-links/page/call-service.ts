import { request } from "node:http";
import { text } from "node:stream/consumers";
import type { Secret } from "../../../platform/secret.ts";
import { type AnswerOf, type PageCallName, pageCalls, pathOfCall, type SentTo } from "../page-calls.ts";

/** Where the service listens for this process: a Unix socket or a URL. */
export type ServiceAddress = { socketPath: string } | { url: string };

export type CallService = <Name extends PageCallName>(
  name: Name,
  sent: SentTo<Name>,
) => Promise<AnswerOf<Name>>;

const timeoutMs = 20_000;

/** Calls reject if the service doesn't answer as expected. */
export function createCallService(options: { address: ServiceAddress; key: Secret<string> }): CallService {
  return async (name, sent) => {
    const body = await post(options, pathOfCall(name), JSON.stringify(sent));
    // Schema and answer have the same name, but the compiler cannot infer that across the union.
    return pageCalls[name].answer.parse(JSON.parse(body)) as AnswerOf<typeof name>;
  };
}

/** Uses `node:http` because `fetch` doesn't support Unix sockets. */
async function post(
  { address, key }: { address: ServiceAddress; key: Secret<string> },
  path: string,
  body: string,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const to =
    "socketPath" in address ? { socketPath: address.socketPath, path } : { ...addressOf(address.url), path };
  const headers = {
    authorization: `Bearer ${key.reveal()}`,
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  };
  const sending = request(
    { ...to, method: "POST", headers, signal: AbortSignal.timeout(timeoutMs) },
    (answer) => {
      text(answer).then((words) => {
        if (answer.statusCode === 200) resolve(words);
        else reject(new Error(`the service answered ${answer.statusCode} to ${path}`));
      }, reject);
    },
  );
  sending.once("error", reject);
  sending.end(body);
  return promise;
}

function addressOf(url: string): { hostname: string; port: string } {
  const { hostname, port } = new URL(url);
  return { hostname: hostname.replace(/^\[(.*)\]$/, "$1"), port };
}
