import { fastify } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { type Database, openDatabase } from "../../src/platform/database/open-database.ts";
import { StartError } from "../../src/platform/start-error.ts";
import { listen } from "../../src/start/listen.ts";
import { openPlatform } from "../../src/start/platform.ts";
import { startBrowsers } from "../../src/start/start-browsers.ts";
import { throwLater } from "../support/report-error.ts";
import { createTestDatabase } from "../support/test-database.ts";

async function refusalOf(start: Promise<unknown>): Promise<string> {
  const error = await start.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(StartError);
  return error instanceof StartError ? error.message : "";
}

describe("a listener that cannot be opened", () => {
  it("names the setting of its port where that is taken", async () => {
    const first = fastify();
    const port = Number(new URL(await first.listen({ host: "127.0.0.1", port: 0 })).port);
    const second = listen(fastify(), { host: "127.0.0.1", port, variable: "PORT" });
    expect(await refusalOf(second)).toBe(`PORT: 127.0.0.1:${port} is taken by another process`);
    await first.close();
  });

  it("names the setting of its host where that is elsewhere", async () => {
    const elsewhere = listen(fastify(), { host: "192.0.2.1", port: 0, variable: "PORT" });
    expect(await refusalOf(elsewhere)).toBe("HOST: 192.0.2.1 is not an address of this machine");
  });
});

describe("a browser that cannot be used", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(await createTestDatabase(), throwLater);
  });
  afterAll(() => database.close());

  it.each([
    [{ CHROMIUM_PATH: "/none" }, /^CHROMIUM_PATH: .*\/none/],
    [{ BROWSER_CDP_URL: "http://127.0.0.1:1" }, /^BROWSER_CDP_URL: .*cannot be reached/],
  ])("is told of by the setting that chose it: %j", async (environment, message) => {
    const platform = await openPlatform(readConfig(environment), { database });
    expect(await refusalOf(startBrowsers(platform))).toMatch(message);
  });
});
