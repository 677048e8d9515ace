import { execFile, type PromiseWithChild, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { signDelivery } from "@cartwright/contract/webhook-signature";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCli } from "../packages/cli/src/run-cli.ts";
import { samplesIn } from "../packages/dashboard/src/features/quick-start/samples.ts";
import type { RunningProduct } from "../scripts/start-product.ts";
import { readSample } from "./support/read-sample.ts";
import { approvedCard, createShopper, takeFirst } from "./support/shopper.ts";
import { startTestedProduct } from "./support/start-tested-product.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const run = promisify(execFile);

let product: RunningProduct;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cartwright-samples-"));
  product = await startTestedProduct({ LOG_LEVEL: "warn", SIGNUPS_PER_IP_PER_HOUR: "20" });
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

const address = {
  ...{ email: "ada@example.com", first_name: "Ada", last_name: "Lovelace", phone: "+14155550123" },
  ...{ address_line1: "1 Analytical Way", city: "San Francisco", state: "CA" },
  ...{ postal_code: "94107", country_code: "US" },
};

type Program = PromiseWithChild<{ stdout: string }>;

/** What the program prints. A person elsewhere answers each question once the program has printed its link. */
async function answerFor({ client }: Shopper, program: Program): Promise<string> {
  let printed = "";
  program.child.stdout?.on("data", (chunk) => {
    printed += String(chunk);
  });
  const countLinks = () => [...printed.matchAll(/Answer (here|it at):?\shttp/g)].length;
  const find = async () => (await client.checkouts.list()).data[0];
  await expect.poll(find).toBeDefined();
  let asked = 0;
  const answering = client.checkouts.wait((await find())?.id ?? "", {
    onQuestion: async (question) => {
      asked += 1;
      await expect.poll(countLinks).toBe(asked);
      if (question.key === "card") return approvedCard;
      return question.key === "shipping" ? address : takeFirst(question);
    },
  });
  const [{ stdout }] = await Promise.all([program, answering]);
  expect(asked).toBeGreaterThan(0);
  return stdout;
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
  const printed = await answerFor(
    shopper,
    run(process.execPath, ["first-purchase.ts"], { cwd: project, env }),
  );
  expect(printed).toMatch(/succeeded [\s\S]*merchantOrderId/);
  expect(printed.match(/asks for a card/g)).toHaveLength(1);
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

/** Python is no part of the checkout: where it is missing, its tests are skipped. */
const python = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 11))"]);
/** Prints at once, and leaves nothing behind. */
const pythonEnvironment = {
  ...{ PATH: process.env.PATH, HOME: process.env.HOME },
  ...{ PYTHONUNBUFFERED: "1", PYTHONDONTWRITEBYTECODE: "1" },
};
const itRunsPython = test.skipIf(python.status !== 0);

itRunsPython("the Python sample buys with the client alone", async () => {
  const shopper = await createShopper(product);
  const file = join(folder, "sample.py");
  await writeFile(file, withPorts(await readSample("docs/developers.md", "Python", "python")));
  const env = {
    ...pythonEnvironment,
    ...{ PYTHONPATH: join(root, "clients/python"), CARTWRIGHT_API_KEY: shopper.apiKey },
  };
  expect(await answerFor(shopper, run("python3", [file], { env }))).toMatch(/succeeded .*merchantOrderId/);
  await expectOneOrder(shopper);
});

itRunsPython("the Python client accepts what the service signs, and nothing that was changed", async () => {
  const [secret, rawBody, unixSeconds] = ["whsec_c2VjcmV0", '{"type":"x"}', 1_767_323_045];
  const signature = signDelivery({ secret, rawBody, unixSeconds });
  const verify = async (body: string, now: number): Promise<string> => {
    const program = `
import sys, cartwright
try:
    print(cartwright.verify_webhook(sys.argv[1].encode(), sys.argv[2], ["whsec_b3RoZXI=", sys.argv[3]], now=float(sys.argv[4])))
except cartwright.WebhookVerificationError:
    print("refused")`;
    const env = { ...pythonEnvironment, PYTHONPATH: join(root, "clients/python") };
    const args = ["-c", program, body, signature, secret, String(now)];
    return (await run("python3", args, { env })).stdout.trim();
  };
  expect(await verify(rawBody, unixSeconds + 299)).toBe("{'type': 'x'}");
  expect(await verify(`${rawBody} `, unixSeconds)).toBe("refused");
  expect(await verify(rawBody, unixSeconds + 301)).toBe("refused");
});

describe("the dashboard's sample", () => {
  const valuesOf = (shopper: Shopper) => ({
    apiUrl: new URL(product.getUrl("api")).origin,
    key: shopper.apiKey,
    productUrl: `${shopper.storeUrl}/products/enamel-mug`,
  });

  test("in TypeScript buys to the receipt as it is printed", async () => {
    const shopper = await createShopper(product);
    const file = join(folder, "first-purchase.ts");
    await writeFile(file, samplesIn("typescript", valuesOf(shopper))[0]?.code ?? "");
    const printed = await answerFor(shopper, run(process.execPath, [file]));
    expect(printed).toMatch(/succeeded[\s\S]*merchantOrderId/);
  });

  itRunsPython("in Python buys to the receipt as it is printed", async () => {
    const shopper = await createShopper(product);
    const file = join(folder, "first_purchase.py");
    await writeFile(file, samplesIn("python", valuesOf(shopper))[0]?.code ?? "");
    const printed = await answerFor(shopper, run("python3", [file], { env: pythonEnvironment }));
    expect(printed).toMatch(/succeeded[\s\S]*merchantOrderId/);
  });
});

test("the curl samples of the developers' page buy, one after the other", async () => {
  const shopper = await createShopper(product);
  const names = new Map([["$CARTWRIGHT_API_KEY", shopper.apiKey]]);
  const call = async (nth: number): Promise<string> => {
    let sample = withPorts(await readSample("docs/developers.md", "curl", "sh", nth));
    for (const [name, value] of names) sample = sample.replaceAll(name, value);
    return (await run("bash", ["-c", sample])).stdout;
  };
  names.set("PROFILE_ID", JSON.parse(await call(0)).id);
  names.set("CHECKOUT_ID", JSON.parse(await call(1)).id);
  const stream = call(2);
  const find = async () => (await shopper.client.checkouts.list()).data[0]?.pendingUserActionId;
  // Until then the run opens a browser, and works through the shop.
  await expect.poll(find, { timeout: 90_000 }).toBeDefined();
  names.set("ACTION_ID", (await find()) ?? "");
  expect(JSON.parse(await call(3)).status).toBe("running");
  expect(await stream).toContain("event: end");
  expect(JSON.parse(await call(4))).toMatchObject({ status: "succeeded", receipt: {} });
});
