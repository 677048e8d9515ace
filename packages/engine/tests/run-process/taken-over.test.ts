import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { CheckoutHost } from "../../src/checkout-host.ts";
import { createMemoryBudget } from "../../src/run-process/memory-budget.ts";
import { startRunProcess } from "../../src/run-process/start-run-process.ts";

const mainFile = fileURLToPath(new URL("./taken-over.main.ts", import.meta.url));
const megabyte = 1024 * 1024;

const limits = {
  heapMegabytes: 128,
  maxMemoryBytes: 600 * megabyte,
  memoryBudget: createMemoryBudget(600 * megabyte),
  silenceMs: 2_000,
  startTimeoutMs: 60_000,
  closeTimeoutMs: 500,
} as const;

/** A host that never answers a question, and counts the steps that reach it. */
function patientHost() {
  const host = { steps: 0 };
  const checkoutHost: CheckoutHost = {
    report: async () => {
      host.steps += 1;
    },
    ask: () => new Promise(() => undefined),
    loadSession: async () => undefined,
    saveSession: async () => undefined,
    beforeSubmit: async () => undefined,
    signal: new AbortController().signal,
    remainingMs: () => 60_000,
  };
  return { ...host, checkoutHost, count: () => host.steps };
}

test.each([
  ["garbage", "disobedient"],
  ["a length of four gigabytes", "disobedient"],
  ["a message without end", "disobedient"],
  ["text that is no JSON", "disobedient"],
  ["JSON of great depth", "disobedient"],
  ["JSON of many parts", "disobedient"],
  ["an unknown message", "disobedient"],
  ["a message with more than it has", "disobedient"],
  ["a prototype", "disobedient"],
  ["an order that was never submitted", "disobedient"],
  ["a flood of signs of life", "disobedient"],
  ["a flood of steps", "disobedient"],
  ["the same request twice", "disobedient"],
  ["the merchant whose sign-in it wants", "disobedient"],
  ["a sign-in for another merchant", "disobedient"],
  ["a question for a card under the key of an address", "disobedient"],
  ["a question for a card among the choices of a product", "disobedient"],
  ["a question for a code with another field", "disobedient"],
  ["a receipt that runs a script", "disobedient"],
  ["a label of a megabyte", "disobedient"],
  ["a picture of the goods that is a page", "disobedient"],
  ["evidence with a text of a megabyte", "disobedient"],
  ["evidence of another shape", "disobedient"],
  ["evidence without end", "disobedient"],
  ["a picture that nobody watches, again and again", "disobedient"],
  ["a picture that is none", "disobedient"],
  ["silence", "silent"],
  ["memory without end", "ended"],
])(
  "a process that sends %s is ended, and the one that it speaks to goes on as before",
  async (attack, reason) => {
    const process = await startRunProcess({
      ...limits,
      mainFile,
      inPageScript: "",
      browser: { remoteCdpUrl: attack },
    });
    await process.open({ targetUrl: "http://shop.localhost/" });
    const { checkoutHost, count } = patientHost();
    const memory = globalThis.process.memoryUsage().rss;
    const lag = measureLag();
    const order = { url: "http://shop.localhost/", allowedDomains: [], buyer: {} };

    await expect(process.run(order, checkoutHost, undefined)).rejects.toMatchObject({
      name: "RunProcessLostError",
      reason,
    });
    await process.gone;
    expect(lag.stop()).toBeLessThan(1_000);
    expect(globalThis.process.memoryUsage().rss - memory).toBeLessThan(300 * megabyte);
    expect(count()).toBeLessThan(1_000);
    await process.close();
  },
);

test("of the runs that together hold more than they may, the largest is ended, and the other goes on", async () => {
  const order = { url: "http://shop.localhost/", allowedDomains: [], buyer: {} };
  const start = async (attack: string) => {
    const options = { ...limits, silenceMs: 30_000, memoryBudget, mainFile, inPageScript: "" };
    const process = await startRunProcess({ ...options, browser: { remoteCdpUrl: attack } });
    await process.open({ targetUrl: "http://shop.localhost/" });
    const ending = process.run(order, patientHost().checkoutHost, undefined);
    ending.catch(() => undefined);
    return { process, ending };
  };
  const memoryBudget = createMemoryBudget(250 * megabyte);
  const modest = await start("patience");
  const large = await start("300 megabytes");
  await expect(large.ending).rejects.toMatchObject({ name: "RunProcessLostError", reason: "memory" });
  expect(modest.process.isLost()).toBe(false);
  await Promise.all([modest.process.close(), large.process.close()]);
});

/** The longest time that this process did nothing else, in milliseconds. */
function measureLag() {
  let last = performance.now();
  let worst = 0;
  const timer = setInterval(() => {
    worst = Math.max(worst, performance.now() - last);
    last = performance.now();
  }, 10);
  return {
    stop: () => {
      clearInterval(timer);
      return worst;
    },
  };
}
