import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import type { Evidence } from "@cartwright/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exitCodes } from "./exit-codes.ts";
import { runCli } from "./run-cli.ts";

const checkoutId = "9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c";
const partId = "c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c";
const page = "https://shop.example/checkout";
const at = (second: number) => `2026-03-02T09:30:0${second}.000Z`;

const evidence: Evidence = {
  checkoutId,
  days: 7,
  steps: [
    { at: at(0), page: null, kind: "run_started" },
    {
      at: at(2),
      page,
      kind: "weighed",
      goal: "next_step",
      candidates: [
        { text: "Continue\u001b[2J", move: "continue", weight: 60.78, because: ["says_continue"] },
        { text: "Next", move: null, weight: 9.1, because: ["lowest"], left: "it led nowhere before" },
      ],
      fields: [{ role: "postalCode", label: "Postcode", isRequired: true, isFilled: false }],
      refused: [{ text: "Pay with PayPal", why: "it leads to a wallet" }],
    },
    { at: at(3), page, kind: "tried", action: "Continue" },
    { at: at(4), page, kind: "shop_said", texts: ["We do not deliver to {buyer.postal_code}."] },
    { at: at(5), page, kind: "run_ended", outcome: "stuck", message: "Nothing leads on." },
  ],
  parts: [{ id: partId, kind: "reading", at: at(5) }],
};

let folder: string;
let url: string;
let answered: Evidence = evidence;
const server = createServer((request, response) => {
  const isPart = request.url?.endsWith(partId);
  const body = isPart ? { id: partId, kind: "reading", at: at(5), data: '{"goal":"next_step"}' } : answered;
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cartwright-replay-"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function replay(...args: string[]) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const exitCode = await runCli({
    args: ["replay", checkoutId, ...args],
    env: { CARTWRIGHT_API_KEY: "ck_test_0123456789abcdef0123456789abcdef", CARTWRIGHT_URL: url },
    homeFolder: folder,
    stdin,
    stdout,
    stderr,
    signal: new AbortController().signal,
  });
  return { exitCode, out: String(stdout.read() ?? ""), error: String(stderr.read() ?? "") };
}

test("the journal is printed by the second, without what a terminal would obey", async () => {
  const { exitCode, out } = await replay();
  expect(exitCode).toBe(exitCodes.ok);
  expect(out).not.toContain("\u001b");
  expect(out.split("\n")).toEqual(
    expect.arrayContaining([
      "at https://shop.example/checkout",
      "   2.0 s  Looked for the way to the next step:",
      '           9.1 "Next" (lowest), left: it led nowhere before',
      '          refused "Pay with PayPal": it leads to a wallet',
      "          fields: postalCode* (empty)",
      '   3.0 s  Pressed "Continue".',
      "          We do not deliver to {buyer.postal_code}.",
      "   5.0 s  The run ended: stuck.",
    ]),
  );
});

test("programs get the journal as the API has it", async () => {
  const { out } = await replay("--json");
  expect(JSON.parse(out)).toMatchObject({ checkoutId, steps: { length: 5 } });
});

test("the reading is written to a new file, and to no other", async () => {
  const file = join(folder, "round.json");
  expect((await replay("--export", file)).exitCode).toBe(exitCodes.ok);
  expect(await readFile(file, "utf8")).toBe('{"goal":"next_step"}');
  const again = await replay("--export", file);
  expect(again).toMatchObject({ exitCode: exitCodes.usage });
  expect(again.error).toContain("it exists already");
});

test("where nothing is kept it is said why", async () => {
  answered = { checkoutId, days: 0, steps: [], parts: [] };
  expect((await replay()).out).toContain("EVIDENCE_DAYS");
  answered = evidence;
});
