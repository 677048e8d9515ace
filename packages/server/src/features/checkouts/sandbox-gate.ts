import { findHostname, type SandboxRefusal, type Target } from "@cartwright/contract";

export interface SandboxGate {
  isSandboxOnlyAccount: boolean;
  isTestKey: boolean;
  sandboxMerchants: readonly string[];
}

/**
 * Returns the first host of the target that a caller confined to the sandbox may not buy from; undefined if
 * there is none.
 */
export function findSandboxRefusal(target: Target, gate: SandboxGate): SandboxRefusal | undefined {
  if (!gate.isSandboxOnlyAccount && !gate.isTestKey) return undefined;
  const { sandboxMerchants } = gate;
  const host = findHostOutside(target, sandboxMerchants);
  if (host === undefined) return undefined;
  const because = gate.isSandboxOnlyAccount ? "sandboxOnlyAccount" : "testKey";
  return { host, because, sandboxMerchants };
}

/** Whether the purchase can only lead to sandbox merchants. It then isn't live, whatever the credential. */
export function isAtSandbox(target: Target, sandboxMerchants: readonly string[]): boolean {
  return findHostOutside(target, sandboxMerchants) === undefined;
}

function findHostOutside(target: Target, sandboxMerchants: readonly string[]): string | undefined {
  const hosts = [new URL(target.url).hostname, ...(target.allowedDomains ?? [])];
  return hosts.find((each) => !isSandboxHost(each, sandboxMerchants));
}

function isSandboxHost(host: string, merchants: readonly string[]): boolean {
  const name = bareName(host);
  return merchants.map(bareName).some((merchant) => name === merchant || name.endsWith(`.${merchant}`));
}

/** The hostname as a browser resolves it, without the root dot and a leading `www.`. */
function bareName(host: string): string {
  const withoutRoot = host.replace(/\.$/, "");
  return (findHostname(withoutRoot) ?? withoutRoot.toLowerCase()).replace(/^www\./, "");
}
