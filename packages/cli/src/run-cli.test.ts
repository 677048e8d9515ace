import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { exitCodes } from "./exit-codes.ts";
import { runCli } from "./run-cli.ts";

const apiKey = "ck_test_0123456789abcdef0123456789abcdef";

async function run(url: string, ...args: string[]) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const exitCode = await runCli({
    args,
    env: { CARTWRIGHT_API_KEY: apiKey, CARTWRIGHT_URL: url },
    homeFolder: tmpdir(),
    stdin,
    stdout,
    stderr,
    signal: new AbortController().signal,
  });
  return { exitCode, out: String(stdout.read() ?? ""), error: String(stderr.read() ?? "") };
}

/** Runs a service that gives this answer to every request. */
async function withService<Result>(
  status: number,
  body: unknown,
  use: (url: string) => Promise<Result>,
  onBody: (sent: unknown) => void = () => undefined,
): Promise<Result> {
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    if (sent !== "") onBody(JSON.parse(sent));
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test.each([
  ["an unknown command", ["nope"]],
  ["an unknown option", ["list", "--nope"]],
  ["an amount that is none", ["buy", "https://shop.example", "--max-cost", "a lot"]],
  ["a missing address", ["buy"]],
  ["a budget that is none", ["keys", "create", "--per-day", "some"]],
  ["an end that is no date", ["keys", "create", "--expires", "tomorrow"]],
])("%s is a usage error", async (_, args) => {
  const { exitCode, error } = await run("http://127.0.0.1:9", ...args);
  expect(exitCode).toBe(exitCodes.usage);
  expect(error).toContain("error:");
});

test("a service that cannot be reached has a code of its own", async () => {
  const { exitCode, error } = await withService(200, {}, async (url) => url).then((closed) =>
    run(closed, "list", "--json"),
  );
  expect(exitCode).toBe(exitCodes.unreachable);
  expect(JSON.parse(error)).toMatchObject({ error: true, exitCode: 6 });
});

test("a refusal is printed with what the service says, without its control characters and without the key", async () => {
  const refusal = { error: true, message: "No\u001b[2J such key" };
  const { exitCode, error, out } = await withService(401, refusal, (url) => run(url, "list"));
  expect(exitCode).toBe(exitCodes.refused);
  expect(error).toBe("No such key\n");
  expect(out + error).not.toContain(apiKey);
});

const at = "2026-01-02T03:04:05.678Z";
const endedCheckout = {
  id: "9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c",
  status: "failed",
  target: { url: "https://shop.example/", kind: "direct_url" },
  constraints: {},
  metadata: {},
  progressItems: [
    { kind: "step", label: "Chose \u001b]0;owned\u0007a\u001b[1A\r\nshirt", data: {}, at, sequence: 1 },
    { kind: "terminal", label: "", data: { message: "Sold\u001b[8m out" }, at, sequence: 2 },
  ],
  failure: { reason: "automation_failed" },
  createdAt: at,
  updatedAt: at,
};

test("what a shop writes reaches the terminal without escape sequences", async () => {
  const checkout = endedCheckout;
  const people = await withService(200, checkout, (url) => run(url, "watch", checkout.id));
  expect(people.exitCode).toBe(exitCodes.notBought);
  expect(people.out).toContain("Chose a shirt\n");
  expect(people.out).toContain("Sold out\n");
  expect(people.out).not.toContain("\u001b");
  const programs = await withService(200, checkout, (url) => run(url, "watch", checkout.id, "--json"));
  expect(programs.out).not.toContain("\u001b");
  const documents = programs.out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(documents.map(({ type }) => type)).toEqual(["progress", "progress", "end"]);
});

test("a key for an agent gets its budget, its shops and its end", async () => {
  const id = "9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c";
  const created = { id, mode: "test", scopes: ["*"], keyPrefix: apiKey.slice(0, 16), key: apiKey };
  const sent: unknown[] = [];
  const limits = ["--per-checkout", "50", "--per-day", "100.00", "--merchant", "a.example", "b.example"];
  const { exitCode, out } = await withService(
    201,
    created,
    (url) => run(url, "keys", "create", ...limits, "--expires", "2027-01-31"),
    (body) => sent.push(body),
  );
  expect({ exitCode, out }).toEqual({ exitCode: 0, out: `${apiKey}\n` });
  expect(sent).toEqual([
    {
      mode: "test",
      budget: { perCheckout: "50", perDay: "100.00" },
      merchants: ["a.example", "b.example"],
      expiresAt: "2027-01-31T00:00:00.000Z",
    },
  ]);
});

test("a checkout that has ended is not said to be cancelled", async () => {
  const { exitCode, out } = await withService(200, endedCheckout, (url) =>
    run(url, "cancel", endedCheckout.id),
  );
  expect({ exitCode, out }).toEqual({ exitCode: 0, out: "The checkout had already ended: failed.\n" });
});
