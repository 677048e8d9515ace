import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCli } from "../packages/cli/src/run-cli.ts";
import type { RunningProduct } from "../scripts/start-product.ts";
import { readSample } from "./support/read-sample.ts";
import { approvedCard, createShopper } from "./support/shopper.ts";
import { startTestedProduct } from "./support/start-tested-product.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const run = promisify(execFile);

let product: RunningProduct;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cartwright-samples-"));
  product = await startTestedProduct({ LOG_LEVEL: "warn" });
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The sample as printed, but for the ports, which are other ones in a test. */
function withPorts(sample: string): string {
  return sample
    .replaceAll("http://127.0.0.1:4000", new URL(product.getUrl("api")).origin)
    .replaceAll("http://hartwell.localhost:4100", new URL(product.getUrl("hartwell")).origin);
}

type Shopper = Awaited<ReturnType<typeof createShopper>>;

/** The person elsewhere: gives the card as soon as it is asked for. */
async function giveCard({ client }: Shopper): Promise<void> {
  const find = async () => (await client.checkouts.list({ status: "awaiting_user_action" })).data[0];
  const { id, pendingUserActionId = "" } = await expect
    .poll(find)
    .toBeDefined()
    .then(async () => {
      const found = await find();
      if (!found) throw new Error("the question is gone");
      return found;
    });
  await client.checkouts.submitAction(id, pendingUserActionId, approvedCard);
}

async function expectOneOrder({ client }: Shopper): Promise<void> {
  const { data } = await client.checkouts.list();
  expect(data).toMatchObject([{ status: "succeeded", receipt: { total: { currency: "USD" } } }]);
}

test("the TypeScript sample compiles and buys with the packed client in an empty folder", async () => {
  const shopper = await createShopper(product);
  const project = join(folder, "typescript");
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: join(root, "packages/client"),
  });
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf("[")));
  await run("mkdir", [project]);
  await writeFile(join(project, "package.json"), '{ "type": "module", "private": true }');
  await run("npm", ["install", "--offline", "--no-audit", join(folder, filename)], { cwd: project });
  const sample = withPorts(await readSample("docs/developers.md", "TypeScript", "ts"));
  await writeFile(join(project, "first-purchase.ts"), sample);
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const types = ["--typeRoots", join(root, "node_modules/@types"), "--types", "node"];
  const strict = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--module", "nodenext"];
  await run(process.execPath, [compiler, ...strict, ...types, "first-purchase.ts"], { cwd: project });
  const env = { PATH: process.env.PATH, CARTWRIGHT_API_KEY: shopper.apiKey };
  const [bought] = await Promise.all([
    run(process.execPath, ["first-purchase.ts"], { cwd: project, env }),
    giveCard(shopper),
  ]);
  expect(bought.stdout).toContain("Answer here: http");
  expect(bought.stdout).toContain("succeeded");
  expect(bought.stdout).toContain("merchantOrderId");
  await expectOneOrder(shopper);
});

test("the command line buys, and shows nothing of the card that is typed", async () => {
  const shopper = await createShopper(product);
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  let screen = "";
  stdout.on("data", (chunk) => {
    screen += String(chunk);
  });
  const type = async (prompt: string, text: string) => {
    await expect.poll(() => screen).toContain(prompt);
    stdin.write(`${text}\r`);
  };
  const profile = await shopper.createProfile();
  const args = ["--request", "the slate one in L", "--max-cost", "60", "--profile", profile];
  const bought = runCli({
    args: ["buy", `${shopper.storeUrl}/products/trail-tee`, ...args],
    env: { CARTWRIGHT_URL: new URL(product.getUrl("api")).origin, CARTWRIGHT_API_KEY: shopper.apiKey },
    homeFolder: folder,
    stdin: Object.assign(stdin, { isTTY: true }),
    // A prompt that is done ends its output, which a terminal survives.
    stdout: Object.assign(stdout, { isTTY: true, end: () => stdout }),
    stderr,
    signal: new AbortController().signal,
  });
  await type("What do you want to do?", "");
  await type("Card number", approvedCard.card_number);
  await type("MM / YY", approvedCard.card_expiry);
  await type("Security code", approvedCard.card_cvc);
  expect(await bought).toBe(0);
  expect(screen).toContain("Opened the product page");
  expect(screen).toMatch(/order\S*\s+HW\d+/);
  expect(screen).not.toMatch(/4242|12 \/ 34/);
  await expectOneOrder(shopper);
});

test("without a terminal a question ends the command with a code of its own, and the checkout goes on", async () => {
  const shopper = await createShopper(product);
  const profile = await shopper.createProfile();
  const url = `${shopper.storeUrl}/products/trail-tee`;
  const env = {
    PATH: process.env.PATH,
    CARTWRIGHT_URL: new URL(product.getUrl("api")).origin,
    CARTWRIGHT_API_KEY: shopper.apiKey,
  };
  const command = join(root, "node_modules/.bin/cartwright");
  const args = ["buy", url, "--request", "the slate one in L", "--profile", profile, "--json"];
  const failure = await run(command, args, { env }).catch((error) => error);
  expect(failure.code).toBe(7);
  const documents = String(failure.stdout)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(documents.at(-1)).toMatchObject({ type: "question", key: "card" });
  const { data } = await shopper.client.checkouts.list();
  expect(data).toMatchObject([{ status: "awaiting_user_action" }]);
});
