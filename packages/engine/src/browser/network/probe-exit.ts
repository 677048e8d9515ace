import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

/** What is wrong with an exit, for people; undefined if it works. Never contains its address or password. */
export type ExitTrouble = "does not answer" | "refuses its credentials";

const answerLimitMs = 5_000;
const defaultPorts: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };

/**
 * Asks the exit for a tunnel to the host, as the browser does. An unreachable host is not the exit's fault:
 * any answer except a request for other credentials means that the exit works.
 */
export async function probeExit(proxyUrl: string, host: string): Promise<ExitTrouble | undefined> {
  const url = new URL(proxyUrl);
  const socket = openSocket(url);
  socket.setTimeout(answerLimitMs, () => socket.destroy(new Error("the exit is silent")));
  try {
    await once(socket, url.protocol === "https:" ? "secureConnect" : "connect");
    // A SOCKS exit that accepts the connection is considered alive.
    if (!url.protocol.startsWith("http")) return undefined;
    socket.write(`CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n${authorization(url)}\r\n`);
    const [answer] = (await once(socket, "data")) as [Buffer];
    return /^HTTP\/1\.\d 40[17]/.test(answer.toString("latin1")) ? "refuses its credentials" : undefined;
  } catch {
    return "does not answer";
  } finally {
    socket.destroy();
  }
}

function openSocket({ hostname, port, protocol }: URL): Socket {
  const host = hostname.replace(/^\[|\]$/g, "");
  const target = { host, port: port === "" ? (defaultPorts[protocol] ?? 1080) : Number(port) };
  return protocol === "https:" ? connectTls({ ...target, servername: host }) : connect(target);
}

function authorization({ username, password }: URL): string {
  if (username === "" && password === "") return "";
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Proxy-Authorization: Basic ${Buffer.from(credentials).toString("base64")}\r\n`;
}
