import { createClient } from "@cartwright/contract";
import { describe, expect, it, type TestContext } from "vitest";
import { type Started, startByNpm, type Victim } from "./support/start-by-npm.ts";

const isReady = (line: string): boolean => line.trim() === "ready";
const withoutServer = { ROLES: "sandbox" };

async function start(
  { onTestFinished }: TestContext,
  ...args: Parameters<typeof startByNpm>
): Promise<Started> {
  const one = await startByNpm(...args);
  onTestFinished(one.remove);
  return one;
}

/** Ten seconds after the end began at the latest. */
async function expectNothingLeft({ expect }: TestContext, one: Started): Promise<void> {
  const left = async () => ({
    processes: (await one.processes()).map(({ args }) => args.join(" ").slice(0, 80)),
    ports: await one.openPorts(),
  });
  await expect.poll(left, { timeout: 10_000, interval: 50 }).toEqual({ processes: [], ports: [] });
}

/** A run that waits for a card in its browser. */
async function startPurchase({ urls }: Started): Promise<void> {
  const [storeUrl = ""] = urls.filter((url) => url.includes("hartwell"));
  const [baseUrl = ""] = urls.slice(-2);
  const { apiKey } = await createClient({ baseUrl }).signup({});
  const client = createClient({ baseUrl, apiKey });
  const profile = await client.buyerProfiles.create({
    name: { first: "Ada", last: "Lovelace" },
    contact: { email: "ada@example.com", phone: "+14155550123" },
    shipping: {
      addressLines: ["1 Analytical Way"],
      locality: "San Francisco",
      administrativeAreaCode: "CA",
      postalCode: "94107",
      countryCode: "US",
    },
  });
  const target = { url: `${storeUrl}/products/enamel-mug` };
  const { id } = await client.checkouts.create({ target, buyerProfileId: profile.id });
  for await (const checkout of client.checkouts.watch(id, { pollMs: 50 }))
    if (checkout.pendingUserAction) return;
  throw new Error("the checkout ended before it asked for a card");
}

const isChromium = (args: readonly string[]): boolean =>
  args.some((arg) => arg.startsWith("--user-data-dir"));

/** The kills of npm and of the launcher are below, in the middle of a purchase. */
const kills: [Victim, NodeJS.Signals][] = [
  ["npm", "SIGTERM"],
  ["shell", "SIGKILL"],
  ["sandbox", "SIGKILL"],
];

describe.concurrent("npm start", () => {
  it.for(kills)("leaves nothing behind when its %s gets %s", async ([victim, signal], context) => {
    const one = await start(context, ["npm", "start"], isReady, withoutServer);
    expect(await one.openPorts()).toHaveLength(1);

    process.kill((await one.find(victim)).id, signal);

    await expectNothingLeft(context, one);
  });

  it.for(["SIGINT", "SIGHUP", "SIGKILL"] as const)(
    "leaves nothing behind when its whole group gets %s, as from a terminal",
    async (signal, context) => {
      const one = await start(context, ["npm", "start"], isReady, withoutServer);

      process.kill(-(await one.find("npm")).groupId, signal);

      await expectNothingLeft(context, one);
    },
  );

  it("goes on when the shell that started it has gone", async (context) => {
    const one = await start(context, ["sh", "-c", "npm start; true"], isReady, withoutServer);
    const launcher = await one.find("launcher");

    one.child.kill("SIGKILL");
    await one.ended;

    // Long enough for the watch to have looked twice.
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    expect((await one.find("launcher")).id).toBe(launcher.id);
    expect(await one.openPorts()).toHaveLength(1);
  });

  it.for<[Victim, NodeJS.Signals]>([
    ["npm", "SIGKILL"],
    ["launcher", "SIGKILL"],
  ])(
    "leaves no server and no browser of a purchase behind when its %s gets %s",
    async ([victim, signal], context) => {
      const one = await start(context, ["npm", "start"], isReady);
      await startPurchase(one);
      expect((await one.processes()).some(({ args }) => isChromium(args))).toBe(true);

      process.kill((await one.find(victim)).id, signal);

      await expectNothingLeft(context, one);
    },
  );
});

describe.concurrent("what a supervisor starts", () => {
  it("ends in order, and says so by its exit code, when it is told to, however often", async (context) => {
    const one = await start(context, [process.execPath, "scripts/start.ts"], isReady);
    await startPurchase(one);

    // A supervisor may tell all processes of a service, and the launcher tells its parts once more.
    const told = [await one.find("launcher"), await one.find("server"), await one.find("sandbox")];
    for (const { id } of [...told, ...told]) process.kill(id, "SIGTERM");

    expect(await one.ended).toBe(0);
    await expectNothingLeft(context, one);
  });

  it("says by its exit code that a part of it has died", async (context) => {
    const one = await start(context, [process.execPath, "scripts/start.ts"], isReady, withoutServer);
    process.kill((await one.find("sandbox")).id, "SIGKILL");
    expect(await one.ended).toBe(1);
  });
});

describe.concurrent("npm run demo", () => {
  it.for<[Victim, NodeJS.Signals]>([
    ["npm", "SIGKILL"],
    ["demo", "SIGKILL"],
  ])("leaves nothing behind when its %s gets %s", async ([victim, signal], context) => {
    const one = await start(context, ["npm", "run", "demo"], (line) => line.includes("API key"));

    process.kill((await one.find(victim)).id, signal);

    await expectNothingLeft(context, one);
  });
});
