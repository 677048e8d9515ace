import type { Config } from "../config/config.ts";
import { isLoopbackUrl } from "../config/find-public-setting.ts";

/** Local ports of the service and of what it depends on. Ports chosen by the system are added later. */
export function readOwnPorts(config: Config): Set<number> {
  const {
    api,
    dashboard,
    answer,
    internal,
    operations,
    sandbox,
    database,
    browser,
    identity,
    billing,
    agentModel,
    cardSource,
    tracing,
    mail,
  } = config;
  const services = [
    database.url,
    browser.remoteCdpUrl,
    identity?.issuer,
    billing?.apiBase,
    agentModel?.baseUrl,
    tracing?.endpoint,
    mail.smtpUrl?.reveal(),
    internal.url,
    cardSource.kind === "person" ? undefined : cardSource.apiBase,
  ];
  const ports = [api.port, dashboard.port, answer.port, operations.port, sandbox.port];
  for (const url of services) if (url !== undefined && isLoopbackUrl(url)) ports.push(portOf(url));
  return new Set(ports.filter((port) => port !== 0));
}

/** Returns 0 if the URL has no port and its scheme has no known default. */
export function portOf(url: string): number {
  const { port, protocol } = new URL(url);
  const usual: Readonly<Record<string, number>> = {
    "http:": 80,
    "https:": 443,
    "postgres:": 5432,
    "smtp:": 25,
    "smtps:": 465,
  };
  return port === "" ? (usual[protocol] ?? 0) : Number(port);
}
