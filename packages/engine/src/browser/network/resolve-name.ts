import { lookup } from "node:dns/promises";
import type { ResolvedAddress } from "./egress-policy.ts";

/** Finds all addresses of a name. Injected so that tests can simulate a hostile name server. */
export type ResolveName = (hostname: string) => Promise<readonly ResolvedAddress[]>;

const resolveTimeoutMs = 10_000;
const answerLifetimeMs = 60_000;

/** Asks the machine's resolver, hosts file included. */
export async function resolveBySystem(hostname: string): Promise<readonly ResolvedAddress[]> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
}

/** Caches each answer for a minute and limits the wait: a page connects dozens of times to the same names. */
export function rememberNames(resolve: ResolveName): ResolveName {
  const answers = new Map<string, { readonly askedAt: number; readonly answer: ReturnType<ResolveName> }>();
  return (hostname) => {
    const known = answers.get(hostname);
    if (known !== undefined && performance.now() - known.askedAt < answerLifetimeMs) return known.answer;
    const answer = withinTime(resolve(hostname));
    answers.set(hostname, { askedAt: performance.now(), answer });
    answer.catch(() => answers.delete(hostname));
    return answer;
  };
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error("the name server did not answer in time")),
    resolveTimeoutMs,
  );
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
