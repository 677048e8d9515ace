import type { FastifyApp } from "../http/route.ts";
import { StartError } from "../platform/start-error.ts";

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "is taken by another process",
  EACCES: "may not be opened by this user",
  EADDRNOTAVAIL: "is not an address of this machine",
};

/** Opens the listener and returns its address. A refusal names the variable to change. */
export async function listen(
  app: FastifyApp,
  { host, port, variable }: { host: string; port: number; variable: string },
): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (cause) {
    const reason = reasons[cause instanceof Error ? String(Reflect.get(cause, "code")) : ""];
    if (reason === undefined) throw cause;
    throw new StartError(`${variable}: ${host}:${port} ${reason}`, { cause });
  }
}
