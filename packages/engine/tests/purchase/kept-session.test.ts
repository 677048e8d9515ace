import { afterAll, beforeAll, expect, it } from "vitest";
import { type BrowserPool, RunStoppedError, runCheckout } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { ada } from "./support/ada.ts";
import { recordingHost } from "./support/recording-host.ts";
import { type Stores, startStores } from "./support/start-stores.ts";

let stores: Stores;
let pool: BrowserPool;
beforeAll(async () => {
  [stores, pool] = await Promise.all([startStores(), sharedPool()]);
});
afterAll(async () => {
  await stores?.close();
});

const cookie = {
  name: "fr_visit",
  value: "long-forgotten",
  path: "/",
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: "Lax",
};

it("a kept sign-in that the shop has forgotten is noticed, and asked for again", async () => {
  const { port } = new URL(stores.hartwell("/"));
  const url = `http://fennelrye.localhost:${port}/item/plum-jam`;
  const browser = await pool.open({ targetUrl: url, privateHosts: [`localhost:${port}`] });
  const asked: string[] = [];
  const host = {
    ...recordingHost({}),
    loadSession: async (domain: string) => {
      asked.push(domain);
      return {
        cookies: [
          { ...cookie, domain: "fennelrye.localhost" },
          { ...cookie, domain: "hartwell.localhost" },
        ],
        origins: [
          { origin: `http://elsewhere.localhost:${port}`, localStorage: [{ name: "a", value: "b" }] },
        ],
      };
    },
  };
  try {
    const running = runCheckout({ url, allowedDomains: [], buyer: ada("jam@example.com") }, host, browser);
    await expect(running).rejects.toThrow(RunStoppedError);
    expect(asked).toEqual(["fennelrye.localhost"]);
    expect(host.questions.map(({ key }) => key)).toEqual(["credentials"]);
    expect(host.questions[0]?.message).toContain(
      "The sign-in that was kept for fennelrye.localhost has ended.",
    );
    // Whatever the store of sessions says, a merchant gets its own cookies alone.
    expect((await browser.context.cookies()).map(({ domain }) => domain)).toEqual(["fennelrye.localhost"]);
  } finally {
    await browser.close();
  }
});
