import type { FastifyApp } from "../http/route.ts";
import { StartError } from "../platform/start-error.ts";
import { portOf } from "./own-ports.ts";

const reasonsOfPort: Readonly<Record<string, string>> = {
  EADDRINUSE: "is taken by another process",
  EACCES: "may not be opened by this user",
};
const reasonsOfHost: Readonly<Record<string, string>> = {
  EADDRNOTAVAIL: "is not an address of this machine",
  ENOTFOUND: "is not known to this machine",
};

interface ListenerAddress {
  host: string;
  port: number;
  /** The setting that the port comes from. */
  variable: string;
  /** The setting that the host comes from. */
  hostVariable?: string;
}

/** Like `listen`, but also excludes the port from webhook deliveries. */
export async function listenAsOwn(
  { ownPorts }: { ownPorts: Set<number> },
  app: FastifyApp,
  address: ListenerAddress,
): Promise<string> {
  const url = await listen(app, address);
  ownPorts.add(portOf(url));
  return url;
}

/** Opens the listener and returns its address. Errors name the setting to change. */
export async function listen(app: FastifyApp, address: ListenerAddress): Promise<string> {
  const { host, port, variable, hostVariable = "HOST" } = address;
  try {
    return await app.listen({ host, port });
  } catch (cause) {
    const code = cause instanceof Error ? String(Reflect.get(cause, "code")) : "";
    if (code in reasonsOfPort)
      throw new StartError(`${variable}: ${host}:${port} ${reasonsOfPort[code]}`, { cause });
    if (code in reasonsOfHost)
      throw new StartError(`${hostVariable}: ${host} ${reasonsOfHost[code]}`, { cause });
    throw cause;
  }
}
