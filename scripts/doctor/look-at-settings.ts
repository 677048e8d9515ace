import type { Config } from "../../packages/server/src/config/config.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

/** Checks that need only the settings. */
export function lookAtKeys({ secrets, database, roles, evidenceDays }: Config): Finding[] {
  const isShared = database.url !== undefined;
  const give = "Give the same to every process: docs/deploy.md#keys.";
  const missing = [
    ...(secrets.vaultKeys ? [] : ["VAULT_KEYS"]),
    ...(secrets.embedTokens ? [] : ["EMBED_TOKEN_SECRET"]),
    ...(secrets.internalCalls ? [] : ["INTERNAL_SECRET"]),
  ];
  const findings: Finding[] =
    missing.length === 0
      ? [ok("keys", `all there; ${secrets.vaultKeys?.length} in VAULT_KEYS`)]
      : [
          isShared
            ? problem("keys", `${missing.join(", ")}: not set, so each process makes its own`, give)
            : warning("keys", `${missing.join(", ")}: not set; the first npm start makes them`, give),
        ];
  if (evidenceDays > 0 && !secrets.vaultKeys)
    findings.push(problem("evidence", "EVIDENCE_DAYS without VAULT_KEYS keeps nothing", give));
  if (roles.has("worker") && isShared && !secrets.internalCalls)
    findings.push(
      warning("live view", "runs of other processes cannot be watched without INTERNAL_SECRET", give),
    );
  return findings;
}

export function lookAtReach({ publicSetting, roles, api, dashboard, answer, webhooks }: Config): Finding[] {
  if (publicSetting === undefined) return [ok("reach", "this machine alone")];
  const addresses = [
    ["BASE_URL", api.baseUrl, roles.has("api")],
    ["DASHBOARD_URL", dashboard.url, roles.has("dashboard")],
    ["ANSWER_URL", answer.url, roles.has("answer")],
  ] as const;
  const findings: Finding[] = [ok("reach", `others use the service, because of ${publicSetting}`)];
  for (const [name, url, isOurs] of addresses) {
    if (isOurs && url === undefined)
      findings.push(warning("addresses", `${name} is not set`, "Set it to the address that people use."));
    else if (url?.startsWith("http:"))
      findings.push(
        warning("addresses", `${name} is not https`, "Put TLS in front: docs/deploy.md#tls-and-proxies."),
      );
  }
  if (api.trustProxy === false && api.baseUrl?.startsWith("https:"))
    findings.push(
      warning(
        "proxy",
        "TRUST_PROXY is off behind TLS: all callers seem to have the proxy's address",
        "Set TRUST_PROXY to that of the proxy.",
      ),
    );
  if (roles.has("sandbox"))
    findings.push(
      warning("sandbox merchants", "run where others use the service", "Leave sandbox out of ROLES."),
    );
  findings.push(
    ok("webhook addresses", webhooks.mayDialLoopback ? "loopback is dialled" : "public addresses alone"),
  );
  return findings;
}
