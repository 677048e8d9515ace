import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../support/test-database.ts";
import {
  type CheckoutsServer,
  createTenant,
  startCheckoutsServer,
  type TenantOptions,
} from "./checkouts-server.ts";
import { post } from "./post.ts";

const body = { target: { url: "https://hartwell.localhost/products/mug" } };

describe("the limits of a tenant", () => {
  let server: CheckoutsServer;
  beforeAll(async () => {
    server = await startCheckoutsServer({ database: await openTestDatabase() });
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });

  const createMany = async (key: string, count: number) => {
    const answers = await Promise.all(
      Array.from({ length: count }, () => post(server, "/v1/checkouts", { key, body })),
    );
    return {
      created: answers.filter((answer) => answer.status === 201),
      refused: answers.filter((answer) => answer.status === 429),
    };
  };

  it.each([
    ["the sandbox", {}, 5],
    ["Personal", { plan: "personal" }, 1],
    ["Business", { plan: "business" }, 5],
    ["Scale", { plan: "scale" }, 15],
    ["a tenant of its own limit", { plan: "personal", activeLimit: 3 }, 3],
  ] satisfies [string, TenantOptions, number][])(
    "let exactly as many of 50 simultaneous creates through as %s allows",
    async (_name, options, limit) => {
      const key = (await createTenant(server.database, options)).createKey();
      const { created, refused } = await createMany(key, 50);
      expect([created.length, refused.length]).toEqual([limit, 50 - limit]);
      expect(refused[0]?.json.message).toContain(`Active checkout limit reached (${limit}). `);
      expect(refused[0]?.headers.get("retry-after")).toBeNull();
    },
  );

  it("count no checkout that has ended", async () => {
    const key = (await createTenant(server.database, { activeLimit: 1 })).createKey();
    const { created } = await createMany(key, 1);
    await server.clientOf(key).checkouts.cancel(created[0]?.json.id);
    expect((await createMany(key, 1)).created).toHaveLength(1);
  });

  it("count the creates of the last 24 hours, ended ones included", async () => {
    const tenant = await createTenant(server.database, { dailyLimit: 2, activeLimit: 10 });
    const key = tenant.createKey();
    const { created, refused } = await createMany(key, 3);
    expect(created).toHaveLength(2);
    expect(refused[0]?.json.message).toBe("Daily checkout limit reached (2 per 24h).");
    for (const { json } of created) await server.clientOf(key).checkouts.cancel(json.id);
    expect((await createMany(key, 1)).created).toHaveLength(0);
    server.clock.moveBy(24 * 3600_000);
    expect((await createMany(key, 3)).created).toHaveLength(2);
  });

  it("leave other tenants alone", async () => {
    await createMany((await createTenant(server.database, { activeLimit: 1 })).createKey(), 2);
    const other = (await createTenant(server.database, { activeLimit: 1 })).createKey();
    expect((await createMany(other, 1)).created).toHaveLength(1);
  });
});
