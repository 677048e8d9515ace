import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningProduct } from "../../../scripts/start-product.ts";
import { startTestedProduct } from "../../../tests/support/start-tested-product.ts";

let product: RunningProduct;
let url: string;

beforeAll(async () => {
  product = await startTestedProduct({ ROLES: "api,sandbox,dashboard" });
  url = product.getUrl("dashboard");
});
afterAll(() => product.stop());

const scriptOf = async (): Promise<string> => {
  const [, path] = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(url)).text()) ?? [];
  return new URL(path ?? "", url).href;
};

describe("the listener of the dashboard", () => {
  it.each(["/", "/checkouts/8cfa7359", "/config.json", "/assets/gone.js"])(
    "lets %s run no script of a stranger, and stand in no frame",
    async (path) => {
      const { headers } = await fetch(new URL(path, url));
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(policy).toContain(`connect-src 'self' ${product.getUrl("api")} ${product.getUrl("identity")};`);
      expect(policy).toContain(`frame-src ${product.getUrl("api")};`);
      expect(Object.fromEntries(headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
      });
    },
  );

  it("lets what has a hash in its name be kept for ever, and nothing else", async () => {
    const cacheOf = async (address: string) => (await fetch(address)).headers.get("cache-control");
    expect(await cacheOf(await scriptOf())).toBe("public, max-age=31536000, immutable");
    expect(await cacheOf(url)).toBe("no-cache");
    expect(await cacheOf(new URL("/config.json", url).href)).toBe("no-store");
  });

  it("sends what the reader can unpack, and the same bytes to who unpacks nothing", async () => {
    const script = await scriptOf();
    const read = async (encoding: string) => {
      const response = await fetch(script, { headers: { "accept-encoding": encoding } });
      return { encoding: response.headers.get("content-encoding"), text: await response.text() };
    };
    const [brotli, gzip, plain] = await Promise.all(
      ["gzip, deflate, br", "gzip, br;q=0", "identity"].map(read),
    );
    expect([brotli?.encoding, gzip?.encoding, plain?.encoding]).toEqual(["br", "gzip", null]);
    expect(brotli?.text === plain?.text && gzip?.text === plain?.text).toBe(true);
  });

  it("answers every address that is no file with the page, and a script that is gone with 404", async () => {
    const page = await (await fetch(url)).text();
    expect(await (await fetch(new URL("/checkouts/any?x=1", url))).text()).toBe(page);
    expect((await fetch(new URL("/assets/index-0ldHash.js", url))).status).toBe(404);
    expect((await fetch(url, { method: "POST" })).status).toBe(404);
  });

  it.each(["/../package.json", "/..%2fpackage.json", "/assets/../../package.json", "/%2e%2e/index.html"])(
    "leads nowhere outside of the site: %s",
    async (path) => {
      expect(await readRaw(new URL(url), path)).not.toContain("@cartwright/dashboard");
    },
  );
});

describe("the API", () => {
  const ask = (origin: string, method = "GET", headers: Record<string, string> = {}) =>
    fetch(new URL("/v1/checkouts", product.getUrl("api")), { method, headers: { origin, ...headers } });
  const corsOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => name.startsWith("access-control") || name === "vary");

  it("answers pages of the dashboard, refusals too", async () => {
    const response = await ask(url);
    expect(response.status).toBe(401);
    expect(corsOf(response)).toEqual([
      ["access-control-allow-origin", url],
      ["access-control-expose-headers", "request-id"],
      ["vary", "origin"],
    ]);
  });

  it("lets them ask first, and tells what they may send", async () => {
    const response = await ask(url, "OPTIONS", { "access-control-request-method": "PATCH" });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": url,
      "access-control-allow-headers": "authorization, content-type, idempotency-key, last-event-id",
    });
  });

  it.each(["https://evil.example", "null", "http://127.0.0.1.evil.example"])(
    "answers pages of %s as if nobody had asked from a page",
    async (origin) => {
      const preflight = await ask(origin, "OPTIONS", { "access-control-request-method": "GET" });
      const [get, plain] = await Promise.all([
        ask(origin),
        fetch(new URL("/v1/checkouts", product.getUrl("api"))),
      ]);
      expect([preflight, get].flatMap(corsOf)).toEqual([]);
      expect([preflight.status, get.status, await get.text()]).toEqual([401, 401, await plain.text()]);
    },
  );
});

/** As written: `fetch` would tidy the path up. */
function readRaw({ hostname, port }: URL, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      response.on("end", () => resolve(text));
    });
    call.on("error", reject).end();
  });
}
