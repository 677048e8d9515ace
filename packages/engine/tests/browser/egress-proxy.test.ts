import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import {
  type EgressProxy,
  type EgressProxyOptions,
  type EgressWay,
  startEgressProxy,
} from "../../src/browser/network/egress-proxy.ts";
import { listen, type Site } from "./support/listen.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((resource) => resource.close()));
});

type ProxyOptions = EgressWay & Omit<EgressProxyOptions, "way">;

async function startProxy({ policy, upstreamProxyUrl, ...options }: ProxyOptions) {
  const proxy = await startEgressProxy({ ...options, way: () => ({ policy, upstreamProxyUrl }) });
  open.push(proxy);
  return proxy;
}

async function startSite(site?: Site) {
  const listener = await listen(site);
  open.push(listener);
  return listener;
}

type Authorization = string | undefined;

const basic = (username: string, password: string): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;

const ownOf = ({ credentials }: EgressProxy): string => basic(credentials.username, credentials.password);

function get(proxy: EgressProxy, url: string, authorization: Authorization = ownOf(proxy)): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = { host: new URL(url).host, "proxy-connection": "keep-alive" };
  const sent = request(
    {
      host: "127.0.0.1",
      agent: false,
      port: proxy.port,
      path: url,
      headers: authorization === "" ? headers : { ...headers, "proxy-authorization": authorization },
    },
    (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
    },
  );
  sent.once("error", reject).end();
  return promise;
}

function connectLines(authority: string, authorization: Authorization): string {
  const credentials = authorization === "" ? "" : `Proxy-Authorization: ${authorization}\r\n`;
  return `CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n${credentials}\r\n`;
}

/** The first line that the proxy answers to CONNECT, empty when it only hangs up. */
function tunnel(
  proxy: EgressProxy,
  authority: string,
  authorization: Authorization = ownOf(proxy),
): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(proxy.port, "127.0.0.1", () => socket.write(connectLines(authority, authorization)));
  socket.once("data", (data) => {
    resolve(String(data).split("\r\n")[0] ?? "");
    socket.destroy();
  });
  socket.on("error", () => undefined).once("close", () => resolve(""));
  return promise;
}

const loopback = [{ address: "127.0.0.1", family: 4 }] as const;

test("without the credentials of the very run nothing is asked, resolved or dialled", async () => {
  const site = await startSite();
  const asked: string[] = [];
  const options: ProxyOptions = {
    policy: { privateHosts: [`shop.localhost:${site.port}`, "named.example"] },
    resolveName: async (name) => {
      asked.push(name);
      return loopback;
    },
  };
  const proxy = await startProxy(options);
  const otherRun = await startProxy(options);
  const { username, password } = proxy.credentials;
  const strangers = [
    "",
    ownOf(otherRun),
    basic(username, otherRun.credentials.password),
    basic(otherRun.credentials.username, password),
    basic(username, ""),
    basic("", ""),
    basic(username, `${password}x`),
    basic(username, password.slice(0, -1)),
    basic(password, username),
    `Bearer ${password}`,
    "Basic",
    "Basic %%%",
  ];
  for (const authorization of strangers) {
    const refused = [400, 407];
    expect(refused).toContain(await get(proxy, `http://shop.localhost:${site.port}/`, authorization));
    expect(refused).toContain(await get(proxy, `http://named.example:${site.port}/`, authorization));
    expect(await tunnel(proxy, `shop.localhost:${site.port}`, authorization)).toMatch(/^HTTP\/1\.1 40[07] /);
    expect(await tunnel(proxy, `127.0.0.1:${site.port}`, authorization)).toMatch(/^HTTP\/1\.1 40[07] /);
  }
  expect(await get(proxy, `http://shop.localhost:${site.port}/`, "")).toBe(407);
  expect(await tunnel(proxy, `shop.localhost:${site.port}`, ownOf(otherRun))).toContain(" 407 ");
  expect(site.asked).toEqual([]);
  expect(site.openConnections()).toBe(0);
  expect(asked).toEqual([]);
  // What a stranger tried is not what the run was refused.
  expect(proxy.refusals()).toEqual([]);
});

test("a site hears nothing of the credentials, and cannot make the browser doubt them", async () => {
  const heard: string[] = [];
  const site = createServer((asked, response) => {
    heard.push(JSON.stringify(asked.rawHeaders));
    response.writeHead(407, { "proxy-authenticate": 'Basic realm="egress"' }).end();
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  open.push({ close: () => new Promise((done) => site.close(() => done())) });
  const { port } = site.address() as AddressInfo;
  const proxy = await startProxy({ policy: { privateHosts: [`shop.localhost:${port}`] } });
  expect(await get(proxy, `http://shop.localhost:${port}/`)).toBeGreaterThanOrEqual(500);
  expect(heard).toHaveLength(1);
  expect(heard[0]).not.toMatch(/proxy-/i);
});

test("a site of this machine can tell a run from a person, who may see its records", async () => {
  const heard: (string | undefined)[] = [];
  const site = createServer((asked, response) => {
    heard.push(asked.headers.via);
    response.end();
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  open.push({ close: () => new Promise((done) => site.close(() => done())) });
  const { port } = site.address() as AddressInfo;
  const proxy = await startProxy({ policy: { privateHosts: [`shop.localhost:${port}`] } });
  await get(proxy, `http://shop.localhost:${port}/`);
  expect(heard).toEqual(["1.1 cartwright-run"]);
});

test("a listed host is reached by HTTP and by tunnel, a stranger on the same address is not", async () => {
  const site = await startSite();
  const proxy = await startProxy({ policy: { privateHosts: [`shop.localhost:${site.port}`] } });
  expect(await get(proxy, `http://shop.localhost:${site.port}/`)).toBe(200);
  expect(await tunnel(proxy, `shop.localhost:${site.port}`)).toContain("200");
  expect(await get(proxy, `http://other.localhost:${site.port}/`)).toBe(403);
  expect(await tunnel(proxy, `127.0.0.1:${site.port}`)).toContain("403");
  expect(await tunnel(proxy, `0x7f.1:${site.port}`)).toContain("403");
  expect(await tunnel(proxy, `[::ffff:127.0.0.1]:${site.port}`)).toContain("403");
  expect(site.asked).toEqual(["shop.localhost/"]);
  expect(proxy.refusals().map(({ reason }) => reason)).toEqual([
    "private_name",
    "private_address",
    "private_address",
    "private_address",
  ]);
});

test("a name that resolves to a private address is refused, also beside a public one that does not answer", async () => {
  const site = await startSite();
  const unroutable = { address: "240.0.0.1", family: 4 } as const;
  const answers = { "rebind.example": loopback, "mixed.example": [...loopback, unroutable] };
  const proxy = await startProxy({
    policy: { privateHosts: [] },
    resolveName: async (name) => answers[name as keyof typeof answers] ?? [],
  });
  expect(await get(proxy, `http://rebind.example:${site.port}/`)).toBe(403);
  expect(await tunnel(proxy, `mixed.example:${site.port}`)).toContain("403");
  expect(await get(proxy, `http://unknown.example:${site.port}/`)).toBe(502);
  expect(site.asked).toEqual([]);
});

test("what was checked is what is dialled: a name that turns after the check is not followed", async () => {
  const site = await startSite();
  const asked: string[] = [];
  const proxy = await startProxy({
    policy: { privateHosts: ["turning.example"] },
    resolveName: async (name) => {
      asked.push(name);
      return asked.length === 1 ? loopback : [{ address: "169.254.169.254", family: 4 }];
    },
  });
  expect(await get(proxy, `http://turning.example:${site.port}/`)).toBe(200);
  expect(await get(proxy, `http://turning.example:${site.port}/`)).toBe(200);
  expect(await tunnel(proxy, `turning.example:${site.port}`)).toContain("200");
  expect(asked).toEqual(["turning.example"]);
});

test("a listed name that turns to a metadata service is refused all the same", async () => {
  const proxy = await startProxy({
    policy: { privateHosts: ["turning.example"] },
    resolveName: async () => [{ address: "169.254.169.254", family: 4 }],
  });
  expect(await get(proxy, "http://turning.example/latest/meta-data")).toBe(403);
  expect(await tunnel(proxy, "turning.example:443")).toContain("403");
});

test("an address that does not answer ends the request in time and is noted", async () => {
  const proxy = await startProxy({ policy: { privateHosts: ["127.0.0.1"] }, connectTimeoutMs: 500 });
  const vacant = await startSite();
  await vacant.close();
  expect(await get(proxy, `http://127.0.0.1:${vacant.port}/`)).toBeGreaterThanOrEqual(500);
  expect(await tunnel(proxy, `127.0.0.1:${vacant.port}`)).not.toContain("200");
  await expect.poll(proxy.refusals).toEqual([
    { host: "127.0.0.1", port: vacant.port, reason: "unreachable" },
    { host: "127.0.0.1", port: vacant.port, reason: "unreachable" },
  ]);
});

test("with an exit everything goes through it; while it is dead nothing connects", async () => {
  const site = await startSite();
  const privateHosts = [`shop.localhost:${site.port}`];
  const exit = await startProxy({ policy: { privateHosts: [`127.0.0.1:${site.port}`, ...privateHosts] } });
  const { username, password } = exit.credentials;
  const upstreamProxyUrl = `http://${username}:${password}@127.0.0.1:${exit.port}`;
  const proxy = await startProxy({ policy: { privateHosts }, upstreamProxyUrl });
  expect(await get(proxy, `http://shop.localhost:${site.port}/`)).toBe(200);
  expect(await tunnel(proxy, `shop.localhost:${site.port}`)).toContain("200");
  expect(site.asked).toEqual(["shop.localhost/"]);
  await exit.close();
  expect(await get(proxy, `http://shop.localhost:${site.port}/again`)).toBeGreaterThanOrEqual(500);
  expect(await tunnel(proxy, `shop.localhost:${site.port}`)).not.toContain(" 200 ");
  expect(site.asked).toEqual(["shop.localhost/"]);
});

test("closing it drops every connection, also one whose far side holds on", async () => {
  const site = await startSite({ onUpgrade: () => undefined });
  const proxy = await startProxy({ policy: { privateHosts: ["shop.localhost"] } });
  expect(await tunnel(proxy, `shop.localhost:${site.port}`)).toContain("200");
  const held = connect(proxy.port, "127.0.0.1", () =>
    held.write(connectLines(`shop.localhost:${site.port}`, ownOf(proxy))),
  );
  await new Promise((done) => held.once("data", done));
  expect(proxy.openConnections()).toBeGreaterThanOrEqual(2);
  const dropped = new Promise((done) => held.on("error", done).once("close", done));
  await proxy.close();
  await dropped;
  expect(proxy.openConnections()).toBe(0);
  open.splice(open.indexOf(proxy), 1);
});
