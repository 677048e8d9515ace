import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../conformance/service/call.ts";
import { type Service, startService } from "../conformance/service/start-service.ts";
import { arbitraryRequest, type FuzzRequest } from "./arbitrary-request.ts";
import { exchange } from "./exchange.ts";
import { judgeAnswer, judgeRefusal } from "./judge-answer.ts";
import { createPool, type Pool } from "./pool.ts";
import { writeRequest } from "./write-request.ts";

/** `npm run fuzz -- --seed N --count N` sets these; the suite tries the same requests every time. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
const count = Number(process.env.FUZZ_COUNT ?? 3000);
const atOnce = 10;

let service: Service;
let pool: Pool;

beforeAll(async () => {
  service = await startService();
  pool = await createPool(service);
});
afterAll(() => service.close());

test("no request is answered with a 5xx or in a shape that the contract does not know", async () => {
  const batch = fc.array(arbitraryRequest, { minLength: atOnce, maxLength: atOnce });
  await fc.assert(
    fc.asyncProperty(batch, async (requests) => {
      await Promise.all(requests.map(expectKnownAnswer));
    }),
    { seed, numRuns: Math.ceil(count / atOnce), interruptAfterTimeLimit: 3_000_000, endOnFailure: false },
  );
  await expectHealthy();
  expectDepth();
}, 3_600_000);

test("bytes that are hardly HTTP are answered in the one shape or not at all", async () => {
  const spoilt = fc
    .tuple(arbitraryRequest, fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 8 }), fc.nat(2))
    .map(([request, at, noise, kind]) => spoil(writeRequest(request, pool).bytes, { at, noise, kind }));
  const noise = fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes));
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: spoilt }, noise), async (bytes) => {
      const answer = await exchange(service.port, { bytes, isWhole: false, isHead: isHead(bytes) });
      if (!answer || isHead(bytes)) return;
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) {
        const { body, headers } = answer;
        expect(judgeRefusal(body.toString(), headers["content-type"], { mayBePlain: true })).toBeUndefined();
      }
    }),
    { seed, numRuns: Math.ceil(count / 5) },
  );
  await expectHealthy();
}, 3_600_000);

async function expectKnownAnswer(request: FuzzRequest): Promise<void> {
  const { bytes, isWhole } = writeRequest(request, pool);
  const answer = await exchange(service.port, { bytes, isWhole, isHead: request.method === "HEAD" });
  if (!answer) {
    if (isWhole) throw new Error("the server hung up without an answer");
    return;
  }
  const fault = judgeAnswer(request, answer);
  if (fault) throw new Error(`${fault}\n${answer.body.toString().slice(0, 500)}`);
}

async function expectHealthy(): Promise<void> {
  expect((await call(service, "GET /health")).status).toBe(200);
  expect((await call(service, "GET /v1/usage", { key: pool.get("tenant") })).status).toBe(200);
  expect(service.lines.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
}

/** Requests that are all refused at the door would prove nothing. */
function expectDepth(): void {
  const answered = new Set(
    service.lines
      .filter((line) => line.includes('"answered"'))
      .map((line) => JSON.parse(line))
      .map(({ method, route, status }) => `${method} ${route} ${status}`),
  );
  const statuses = new Set([...answered].map((line) => line.slice(-3)));
  expect([...statuses]).toEqual(
    expect.arrayContaining(["200", "201", "202", "400", "401", "403", "404", "413", "415"]),
  );
  const routesThatSucceeded = [...answered].filter(
    (line) => / 2\d\d$/.test(line) && !line.startsWith("HEAD"),
  );
  expect(routesThatSucceeded.length).toBeGreaterThan(15);
}

/** Overwrites, inserts or cuts in one place of the request line or the headers, where parsers have their faults. */
function spoil(bytes: Buffer, { at, noise, kind }: { at: number; noise: Uint8Array; kind: number }): Buffer {
  const head = Math.min(bytes.length, 400);
  const place = at % (head + 1);
  if (kind === 0)
    return Buffer.concat([bytes.subarray(0, place), noise, bytes.subarray(place + noise.length)]);
  if (kind === 1) return Buffer.concat([bytes.subarray(0, place), noise, bytes.subarray(place)]);
  return bytes.subarray(0, place);
}

function isHead(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 5).toUpperCase() === "HEAD ";
}
