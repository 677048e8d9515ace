import { isIP } from "node:net";
import { findHostname, limits } from "@cartwright/contract";
import { z } from "zod";
import { Secret } from "../platform/secret.ts";
import type { Mistake, VariableName } from "./environment.ts";

export const allRoles = ["api", "worker", "sandbox", "dashboard", "answer"] as const;
export type Role = (typeof allRoles)[number];

export function readRoles(words: readonly string[] | undefined, mistakes: Mistake[]): ReadonlySet<Role> {
  const roles = new Set<Role>();
  for (const word of words ?? allRoles) {
    const role = allRoles.find((known) => known === word);
    if (role === undefined) mistakes.push(`ROLES: every role must be one of ${allRoles.join(", ")}`);
    else roles.add(role);
  }
  if (words?.length === 0) mistakes.push(`ROLES: must name at least one of ${allRoles.join(", ")}`);
  return roles;
}

const waysToProve = ["code", "sign_in"] as const;
type WayToProve = (typeof waysToProve)[number];

/** The ways in which a person who opens an answer link may prove that it is theirs. */
export function readAnswerProof(words: readonly string[], mistakes: Mistake[]): ReadonlySet<WayToProve> {
  const ways = words.flatMap((word) => waysToProve.find((known) => known === word) ?? []);
  if (ways.length !== words.length || ways.length === 0)
    mistakes.push(`ANSWER_PROOF: must name ${waysToProve.join(", ")}, or one of them`);
  return new Set(ways);
}

export function readHostnames(name: VariableName, words: readonly string[], mistakes: Mistake[]): string[] {
  return words.flatMap((word) => {
    const hostname = findHostname(word);
    if (hostname !== undefined) return [hostname];
    mistakes.push(`${name}: "${word}" is not a hostname without scheme, port or path`);
    return [];
  });
}

/** One delay per retry; the last one is used for all further retries. */
export function readRetrySeconds(
  name: VariableName,
  words: readonly string[],
  mistakes: Mistake[],
): number[] {
  const isOneForEach = words.length >= 1 && words.length <= limits.webhooks.retries;
  if (isOneForEach && words.every((word) => /^\d{1,6}$/.test(word))) return words.map(Number);
  mistakes.push(
    `${name}: must be one to ${limits.webhooks.retries} whole numbers of seconds with commas between them`,
  );
  return [];
}

/** Trusts every proxy, a number of hops, or a list of addresses. */
export type TrustProxy = boolean | number | readonly string[];

const namedRanges = ["loopback", "linklocal", "uniquelocal"];

/** Accepts `on`, `off`, a number of chained proxies, or their addresses and networks. */
export function readTrustProxy(words: readonly string[], mistakes: Mistake[]): TrustProxy {
  const [word = "off"] = words;
  if (words.length <= 1 && ["off", "false", "0"].includes(word)) return false;
  if (words.length <= 1 && ["on", "true"].includes(word)) return true;
  if (words.length <= 1 && /^[1-9]\d?$/.test(word)) return Number(word);
  if (words.every((each) => namedRanges.includes(each) || isNetwork(each))) return words;
  mistakes.push(
    "TRUST_PROXY: must be on, off, a number of proxies from 1 to 99, or their addresses and networks with commas between them",
  );
  return false;
}

function isNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const bits = isIP(address) === 6 ? 128 : 32;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return isIP(address) !== 0 && isPrefix && rest.length === 0;
}

const EgressExits = z.record(
  z.string().regex(/^[A-Z]{2}$/),
  z.url({ protocol: /^(https?|socks[45]?)$/ }).transform((url) => new Secret(url)),
);
export type EgressExits = z.output<typeof EgressExits>;

/** Proxy URLs contain passwords, so they are secrets. */
export function readEgressExits(json: unknown, mistakes: Mistake[]): EgressExits {
  const parsed = EgressExits.safeParse(json ?? {});
  if (parsed.success) return parsed.data;
  mistakes.push("EGRESS_EXITS: must be a JSON object of two-letter country codes and proxy URLs");
  return {};
}
