import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningProduct } from "../scripts/start-product.ts";
import { openOwner } from "./support/open-owner.ts";
import { startTestedProduct } from "./support/start-tested-product.ts";

/** The product as somebody starts it who wants others to reach it, and has set up nothing else. */
let product: RunningProduct;
const lines: string[] = [];

beforeAll(async () => {
  const environment = { HOST: "0.0.0.0", ROLES: "api,sandbox", LOG_LEVEL: "warn" };
  product = await startTestedProduct(environment, (line) => lines.push(line));
});
afterAll(() => product.stop());

test("others reach the API and no part of the sandbox", async () => {
  const canReach = (address: string, name: string): Promise<boolean> =>
    connects(address, Number(new URL(product.getUrl(name)).port));
  // Another address of this machine than the one that the sandbox listens on.
  expect(await canReach("127.0.0.2", "api")).toBe(true);
  for (const name of ["identity", "processor", "hartwell"]) {
    expect(await canReach("127.0.0.2", name)).toBe(false);
    expect(await canReach("127.0.0.1", name)).toBe(true);
  }
});

test("nobody opens a workspace with an account of the sandbox, and the start says so in one line", async () => {
  const stranger = await openOwner(product, "eve@example.com");
  await expect(stranger.workspaces.create({ name: "Eve" })).rejects.toMatchObject({ status: 401 });
  expect(lines.filter((line) => line.includes("opens the service to others"))).toHaveLength(1);
});

function connects(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
