import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { expect, it, onTestFinished } from "vitest";
import { exitCodes } from "../exit-codes.ts";
import { runCli } from "../run-cli.ts";

const apiKey = "ck_test_0123456789abcdef0123456789abcdef";

interface Finding {
  name: string;
  isGood: boolean;
  words: string;
}

async function examine(url: string, environment: Record<string, string> = { CARTWRIGHT_API_KEY: apiKey }) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const exitCode = await runCli({
    args: ["doctor", "--json"],
    env: { CARTWRIGHT_URL: url, ...environment },
    homeFolder: "/nowhere",
    stdin,
    stdout,
    stderr,
    signal: new AbortController().signal,
  });
  const { findings } = JSON.parse(String(stdout.read())) as { findings: Finding[] };
  return { exitCode, bad: findings.filter(({ isGood }) => !isGood) };
}

/** A service in good health, except for what is given. */
async function serve({ secondsAhead = 0, keysStatus = 200 } = {}): Promise<string> {
  const server = createServer(({ url = "" }, response) => {
    response.setHeader("date", new Date(Date.now() + secondsAhead * 1000).toUTCString());
    response.setHeader("content-type", "application/json");
    const isKeys = url.startsWith("/v1/api-keys");
    if (isKeys) response.statusCode = keysStatus;
    const refusal = { error: true, message: "The API key is not valid." };
    const keys = keysStatus === 200 ? { data: [], keys: [], nextCursor: null } : refusal;
    response.end(JSON.stringify(isKeys ? keys : { ok: true, service: "cartwright" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("finds nothing wrong with a service that answers, knows the key and agrees on the time", async () => {
  expect(await examine(await serve())).toEqual({ exitCode: exitCodes.ok, bad: [] });
});

it("says that the service cannot be reached, and checks nothing else", async () => {
  expect(await examine("http://127.0.0.1:2")).toMatchObject({
    exitCode: exitCodes.unreachable,
    bad: [{ name: "service", words: expect.stringContaining("127.0.0.1:2") }],
  });
});

it("says where to get a key if there is none", async () => {
  expect(await examine(await serve(), {})).toMatchObject({
    exitCode: exitCodes.refused,
    bad: [{ name: "key", words: 'none; run "cartwright signup" or set CARTWRIGHT_API_KEY' }],
  });
});

it("says which key is refused, and where it comes from, without showing all of it", async () => {
  const { exitCode, bad } = await examine(await serve({ keysStatus: 401 }));
  expect(exitCode).toBe(exitCodes.refused);
  expect(bad).toMatchObject([{ name: "key", words: expect.stringContaining("CARTWRIGHT_API_KEY") }]);
  expect(JSON.stringify(bad)).not.toContain(apiKey);
});

it("accepts a key that may not list keys", async () => {
  expect(await examine(await serve({ keysStatus: 403 }))).toEqual({ exitCode: exitCodes.ok, bad: [] });
});

it.each([
  [600, "behind"],
  [-600, "ahead of"],
])("says that the clock is wrong if the service's is %i s ahead", async (secondsAhead, direction) => {
  const { exitCode, bad } = await examine(await serve({ secondsAhead }));
  expect(exitCode).toBe(exitCodes.refused);
  expect(bad).toMatchObject([
    { name: "clock", words: expect.stringMatching(new RegExp(`^is \\d+ s ${direction} the service's`)) },
  ]);
});
