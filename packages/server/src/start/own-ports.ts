import type { Config } from "../config/config.ts";
import { isLoopbackUrl } from "../config/find-public-setting.ts";

/** Ports of this machine that belong to the service and to what it relies on. Those that are still to be chosen are added when they are. */
export function readOwnPorts(config: Config): Set<number> {
  const {
    api,
    dashboard,
    answer,
    operations,
    sandbox,
    database,
    browser,
    identity,
    billing,
    agentModel,
    cardSource,
    tracing,
  } = config;
  const services = [
    database.url,
    browser.remoteCdpUrl,
    identity?.issuer,
    billing?.apiBase,
    agentModel?.baseUrl,
    tracing?.endpoint,
    cardSource.kind === "person" ? undefined : cardSource.apiBase,
  ];
  const ports = [api.port, dashboard.port, answer.port, operations.port, sandbox.port];
  for (const url of services) if (url !== undefined && isLoopbackUrl(url)) ports.push(portOf(url));
  return new Set(ports.filter((port) => port !== 0));
}

/** 0 where the URL names none, and its scheme has none that a webhook could name. */
export function portOf(url: string): number {
  const { port, protocol } = new URL(url);
  const usual: Readonly<Record<string, number>> = { "http:": 80, "https:": 443, "postgres:": 5432 };
  return port === "" ? (usual[protocol] ?? 0) : Number(port);
}
