import { createServer, type Server } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import type { ResolvedAddress } from "@cartwright/engine/server";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { OutboundPolicy } from "../../src/platform/outbound-http/decide-outbound.ts";
import { createOutboundHttp } from "../../src/platform/outbound-http/outbound-http.ts";
import { postPinned } from "../../src/platform/outbound-http/post-pinned.ts";

/** Stands for everything on this machine that nobody outside may reach: it answers 200, and counts who knocks. */
let inside: Server;
let port: number;
let knocks: number;

beforeAll(async () => {
  knocks = 0;
  inside = createServer((socket) => {
    knocks += 1;
    socket.on("error", () => undefined);
    socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
  });
  // Every address of the machine, IPv4 and IPv6.
  port = await listen(inside);
});
afterEach(() => {
  knocks = 0;
});
afterAll(() => inside.close());

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

const v4 = (address: string): ResolvedAddress => ({ address, family: 4 });
const v6 = (address: string): ResolvedAddress => ({ address, family: 6 });

/** A name server in hostile hands. */
const answers: Readonly<Record<string, ResolvedAddress[]>> = {
  "loopback.example": [v4("127.0.0.1")],
  "loopback6.example": [v6("::1")],
  "zero.example": [v4("0.0.0.0")],
  "network.example": [v4("10.0.0.1")],
  "network172.example": [v4("172.16.0.1")],
  "network192.example": [v4("192.168.1.1")],
  "carrier.example": [v4("100.64.0.1")],
  "metadata.example": [v4("169.254.169.254")],
  "metadata-azure.example": [v4("168.63.129.16")],
  "metadata6.example": [v6("fd00:ec2::254")],
  "mapped.example": [v6("::ffff:127.0.0.1")],
  "mapped-hex.example": [v6("::ffff:7f00:1")],
  "translated.example": [v6("64:ff9b::7f00:1")],
  "sixtofour.example": [v6("2002:7f00:1::")],
  "unique-local.example": [v6("fc00::1")],
  "link-local.example": [v6("fe80::1%eth0")],
  "multicast.example": [v4("224.0.0.1")],
  "broadcast.example": [v4("255.255.255.255")],
  "first-public.example": [v4("93.184.215.14"), v4("127.0.0.1")],
  "first-private.example": [v4("127.0.0.1"), v4("93.184.215.14")],
  "other-family.example": [v4("93.184.215.14"), v6("::1")],
  "nothing.example": [],
};

async function resolveName(hostname: string): Promise<ResolvedAddress[]> {
  return answers[hostname] ?? [v4("127.0.0.1")];
}

const message = { body: Buffer.from("{}"), headers: {} };

function post(url: string, policy: Partial<OutboundPolicy> = {}) {
  const outbound = createOutboundHttp({
    policy: { mayDialLoopback: true, closedPorts: [], ...policy },
    timeoutMs: 5_000,
    resolveName,
  });
  return outbound.post({ ...message, url: url.replaceAll("PORT", String(port)) });
}

/** Each is refused although this machine may be dialled, under its two plain names. */
const hostileUrls = [
  // This machine in other words, with and without encryption.
  ...["http", "https"].flatMap((scheme) =>
    [
      "127.1",
      "127.0.1",
      "0",
      "0.0.0.0",
      "127.0.0.2",
      "127.255.255.254",
      "2130706433",
      "0x7f000001",
      "0x7f.0.0.1",
      "0x7f.1",
      "017700000001",
      "0177.0.0.1",
      "0177.0.0.01",
      "00000177.0.0.1",
      "127.0x0.0.1",
      "１２７.0.0.1",
      "127。0。0。1",
      "127.0.0.1.",
      "localhost.",
      "foo.localhost",
      "[::1]",
      "[::]",
      "[0:0:0:0:0:0:0:1]",
      "[::ffff:127.0.0.1]",
      "[::ffff:7f00:1]",
      "[::127.0.0.1]",
      "[64:ff9b::127.0.0.1]",
      "[2002:7f00:1::]",
      "localhost.localdomain",
      "user:password@127.0.0.1",
      "@127.0.0.1",
      "127.0.0.1@localhost",
    ].map((host) => `${scheme}://${host}:PORT/`),
  ),
  "https://localhost:PORT/",
  "https://127.0.0.1:PORT/",
  "https://LOCALHOST:PORT/",
  // Networks behind it, and the services of clouds.
  "https://10.0.0.1/",
  "https://10.1/",
  "https://0x0a000001/",
  "https://172.16.0.1/",
  "https://172.31.255.255/",
  "https://192.168.0.1/",
  "https://192.168.257/",
  "https://100.64.0.1/",
  "https://169.254.169.254/latest/meta-data/",
  "https://2852039166/latest/meta-data/",
  "https://0xa9fea9fe/",
  "https://[::ffff:169.254.169.254]/",
  "https://[fd00:ec2::254]/",
  "https://168.63.129.16/",
  "https://[fc00::1]/",
  "https://[fe80::1]/",
  "https://[fe80::1%25eth0]/",
  "https://224.0.0.1/",
  "https://255.255.255.255/",
  "https://198.18.0.1/",
  "https://192.0.2.1/",
  "https://134744072/",
  // Names that only mean something inside a network.
  "https://intranet/",
  "https://db/",
  "https://metadata.google.internal/",
  "https://printer.local/",
  "https://vault.service.internal/",
  "https://host.lan/",
  "https://wiki.corp/",
  "https://router.home/",
  "https://nas.home.arpa/",
  "https://api.default.svc.cluster.local/",
  // Ports that serve no web.
  ...[22, 25, 53, 110, 445, 3306, 5432, 6379, 11211, 27017].map((each) => `https://example.com:${each}/`),
  "http://127.0.0.1:22/",
  "http://localhost:6379/",
  "https://example.com:0/",
  "https://example.com:65536/",
  // Not what an endpoint is: other schemes, credentials, open connections, words that two readers take differently.
  "http://example.com/",
  "http://93.184.215.14/",
  "ftp://127.0.0.1:PORT/",
  "file:///etc/passwd",
  "gopher://127.0.0.1:PORT/_x",
  "ws://127.0.0.1:PORT/",
  "unix:/var/run/docker.sock",
  "data:text/plain,x",
  "javascript:alert(1)",
  "//127.0.0.1:PORT/",
  "https:127.0.0.1:PORT/",
  "https:/127.0.0.1:PORT/",
  "https:\\\\127.0.0.1:PORT\\",
  "https://user@example.com/",
  "https://user:password@example.com/",
  "https://example.com:443@127.0.0.1:PORT/",
  "https://example.com\\@127.0.0.1:PORT/x y",
  "http://localhost\\@example.com/",
  "http://127.0.0.1:PORT\t/",
  "http://127.0.0.1\n:PORT/",
  " http://127.0.0.1:PORT/",
  "http://127.0.0.1 :PORT/",
  "https://exa mple.com/",
  "https://%31%32%37.0.0.1:PORT/",
  "https://1%32%37.1:PORT/",
  "https://[::1/",
  "https://",
  "",
];

describe("is refused before anything is dialled:", () => {
  test("the table has its eighty lines", () => expect(hostileUrls.length).toBeGreaterThanOrEqual(80));

  test.each(hostileUrls)("%j", async (url) => {
    expect(await post(url)).toEqual({ kind: "refused", reason: expect.any(String) });
    expect(knocks).toBe(0);
  });

  test.each(Object.keys(answers))("the name %s", async (name) => {
    expect(await post(`https://${name}:PORT/`)).toEqual({ kind: "refused", reason: expect.any(String) });
    expect(knocks).toBe(0);
  });

  test.each(["http://localhost:PORT/", "http://127.0.0.1:PORT/"])(
    "%s, where the deployment does not allow it or the port is the operator's",
    async (url) => {
      expect(await post(url, { mayDialLoopback: false })).toEqual({ kind: "refused", reason: "loopback" });
      expect(await post(url, { closedPorts: [port] })).toEqual({ kind: "refused", reason: "forbidden_port" });
      expect(knocks).toBe(0);
    },
  );
});

test.each(["http://localhost:PORT/hook?a=b", "http://127.0.0.1:PORT", "HTTP://LocalHost:PORT/"])(
  "%s is dialled where the deployment allows it",
  async (url) => {
    expect(await post(url)).toEqual({ kind: "answered", status: 200 });
    expect(knocks).toBe(1);
  },
);

describe("a name that changes its mind", () => {
  test("is asked once, and what was checked is what is dialled", async () => {
    // Unallocated: a connection there goes nowhere, whoever runs this.
    const resolve = vi.fn(async () => [v6(resolve.mock.calls.length === 1 ? "2fff:ffff::1" : "::1")]);
    const outbound = createOutboundHttp({
      policy: { mayDialLoopback: true, closedPorts: [] },
      timeoutMs: 300,
      resolveName: resolve,
    });
    const outcome = await outbound.post({ ...message, url: `https://rebind.example:${port}/` });
    expect(outcome.kind).toBe("unreachable");
    expect(resolve).toHaveBeenCalledOnce();
    expect(knocks).toBe(0);
  });

  test("does not matter to a connection: it goes to the address it was given", async () => {
    const url = new URL(`http://does-not-exist.invalid:${port}/`);
    const addresses = [v4("127.0.0.1")] as const;
    const signal = AbortSignal.timeout(5_000);
    expect(await postPinned({ url, addresses, ...message, signal })).toBe(200);
  });

  test("keeps its name in the handshake, so that the certificate is checked against it", async () => {
    const asked = Promise.withResolvers<string>();
    const server = createTlsServer({ SNICallback: (name) => asked.resolve(name) });
    server.on("tlsClientError", () => undefined);
    const tlsPort = await listen(server);
    const abort = new AbortController();
    const posting = postPinned({
      url: new URL(`https://hooks.example:${tlsPort}/`),
      addresses: [v4("127.0.0.1")],
      ...message,
      signal: abort.signal,
    }).catch(() => "failed");
    expect(await asked.promise).toBe("hooks.example");
    abort.abort();
    expect(await posting).toBe("failed");
    server.close();
  });
});

describe("the time limit", () => {
  const limited = (resolve = resolveName) =>
    createOutboundHttp({
      policy: { mayDialLoopback: true, closedPorts: [] },
      timeoutMs: 100,
      resolveName: resolve,
    });

  test.each([
    ["says nothing", () => undefined],
    ["sends its answer byte by byte", (write: (text: string) => void) => write("HTTP/1.1 2")],
    [
      "stays at an interim answer",
      (write: (text: string) => void) => write("HTTP/1.1 102 Processing\r\n\r\n"),
    ],
  ])("ends an exchange with a server that %s", async (_, speak) => {
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      speak((text) => void socket.write(text));
    });
    const slowPort = await listen(server);
    const outcome = await limited().post({ ...message, url: `http://127.0.0.1:${slowPort}/` });
    expect(outcome.kind).toBe("unreachable");
    server.close();
  });

  test("counts the look-up of the name in", async () => {
    const outcome = await limited(() => new Promise(() => undefined)).post({
      ...message,
      url: "https://slow.example/",
    });
    expect(outcome.kind).toBe("unreachable");
  });

  test("does not wait for an answer's body, and reads little of it", async () => {
    const gone = Promise.withResolvers<number>();
    const server = createServer((socket) => {
      let sent = 0;
      const chunk = Buffer.alloc(64 * 1024);
      const pour = (): void => {
        while (socket.writable && socket.write(chunk)) sent += chunk.length;
      };
      socket.on("error", () => undefined);
      socket.on("drain", pour);
      socket.on("close", () => gone.resolve(sent));
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      pour();
    });
    const pouringPort = await listen(server);
    const outcome = await limited().post({ ...message, url: `http://127.0.0.1:${pouringPort}/` });
    expect(outcome).toEqual({ kind: "answered", status: 200 });
    expect(await gone.promise).toBeLessThan(16 * 1024 * 1024);
    server.close();
  });

  test.each([
    [
      "an upgrade that nobody asked for",
      "HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n",
    ],
    ["something else than HTTP", "SSH-2.0-OpenSSH_9.9\r\n"],
    ["a header without end", `HTTP/1.1 200 OK\r\nx: ${"x".repeat(64 * 1024)}`],
    ["no status", "HTTP/1.1 \r\n\r\n"],
  ])("needs no waiting for where the answer is %s", async (_, text) => {
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.end(text);
    });
    const oddPort = await listen(server);
    const outcome = await limited().post({ ...message, url: `http://127.0.0.1:${oddPort}/` });
    expect(outcome.kind).toBe("unreachable");
    server.close();
  });
});
