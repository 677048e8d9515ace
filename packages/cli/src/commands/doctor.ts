import { ApiError } from "@cartwright/contract";
import type { Command } from "commander";
import { exitCodes, type SetExitCode } from "../exit-codes.ts";
import type { Host } from "../host.ts";
import { openSession, type Session, type SharedOptions } from "../session.ts";
import { addCommand } from "../shared-options.ts";

interface Finding {
  name: string;
  isGood: boolean;
  words: string;
}

const toleratedSkewSeconds = 120;
const keyPrefixLength = 16;

export function addDoctorCommand(program: Command, host: Host, setExitCode: SetExitCode): void {
  addCommand(program, "doctor", "check the address, the key and the clock").action(
    async (options: SharedOptions) => {
      const session = await openSession(host, options, { needsKey: false });
      const reached = await lookAtService(session);
      const findings = reached.isGood
        ? [reached, await lookAtClock(session), ...(await lookAtKey(session))]
        : [reached];
      session.output.json({ url: session.settings.url, findings });
      session.output.fact("address", session.settings.url);
      for (const { name, isGood, words } of findings)
        session.output.fact(name, `${isGood ? "✓" : "✗"} ${words}`);
      if (!reached.isGood) setExitCode(exitCodes.unreachable);
      else if (findings.some(({ isGood }) => !isGood)) setExitCode(exitCodes.refused);
    },
  );
}

async function lookAtService({ client, host }: Session): Promise<Finding> {
  const startedAt = performance.now();
  try {
    const { service } = await client.health({ signal: host.signal });
    const tookMs = Math.round(performance.now() - startedAt);
    return { name: "service", isGood: true, words: `${service} answers in ${tookMs} ms` };
  } catch (error) {
    host.signal.throwIfAborted();
    return { name: "service", isGood: false, words: error instanceof Error ? error.message : String(error) };
  }
}

/** Webhook signatures are refused if the clocks differ by minutes. */
async function lookAtClock({ settings, host }: Session): Promise<Finding> {
  const response = await fetch(new URL("/health", settings.url), { signal: host.signal });
  const sent = Date.parse(response.headers.get("date") ?? "");
  await response.body?.cancel();
  if (Number.isNaN(sent)) return { name: "clock", isGood: true, words: "the service does not say its time" };
  const skew = Math.round((Date.now() - sent) / 1000);
  const isGood = Math.abs(skew) <= toleratedSkewSeconds;
  const direction = skew > 0 ? "ahead of" : "behind";
  return {
    name: "clock",
    isGood,
    words: isGood ? "agrees with the service" : `is ${Math.abs(skew)} s ${direction} the service's`,
  };
}

async function lookAtKey({ settings, client, host }: Session): Promise<Finding[]> {
  const { apiKey, keySource } = settings;
  if (apiKey === undefined)
    return [{ name: "key", isGood: false, words: 'none; run "cartwright signup" or set CARTWRIGHT_API_KEY' }];
  const shown = `${apiKey.slice(0, keyPrefixLength)}… from ${keySource}`;
  try {
    const { data } = await client.apiKeys.list({ signal: host.signal });
    const own = data.find(({ keyPrefix, revokedAt }) => apiKey.startsWith(keyPrefix) && revokedAt === null);
    const scopes = own ? `${own.mode}, ${own.scopes.join(" ")}` : "unknown";
    return [
      { name: "key", isGood: true, words: shown },
      { name: "may do", isGood: true, words: scopes },
    ];
  } catch (error) {
    host.signal.throwIfAborted();
    if (error instanceof ApiError && error.status === 403)
      return [
        { name: "key", isGood: true, words: shown },
        {
          name: "may do",
          isGood: true,
          words: `${modeOf(apiKey)}; it may not list keys, so its scopes are not known here`,
        },
      ];
    const words = error instanceof Error ? error.message : String(error);
    return [{ name: "key", isGood: false, words: `${shown}: ${words}` }];
  }
}

function modeOf(apiKey: string): string {
  return apiKey.startsWith("ck_live_") ? "live" : "test";
}
