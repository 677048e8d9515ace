import { request } from "node:http";
import { text } from "node:stream/consumers";
import type { Secret } from "../../../platform/secret.ts";
import { type AnswerOf, type PageCallName, pageCalls, pathOfCall, type SentTo } from "../page-calls.ts";

/** Where the service listens for this process: a socket in the file system, or an address. */
export type ServiceAddress = { socketPath: string } | { url: string };

export type CallService = <Name extends PageCallName>(
  name: Name,
  sent: SentTo<Name>,
) => Promise<AnswerOf<Name>>;

const timeoutMs = 20_000;

/** Rejects where the service does not answer as it should. */
export function createCallService(options: { address: ServiceAddress; key: Secret<string> }): CallService {
  return async (name, sent) => {
    const body = await post(options, pathOfCall(name), JSON.stringify(sent));
    // Schema and answer stand under one name; the compiler does not follow that through the union of all of them.
    return pageCalls[name].answer.parse(JSON.parse(body)) as AnswerOf<typeof name>;
  };
}

/** By `node:http`, since `fetch` reaches no socket in the file system. */
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
