import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { keptTunnels } from "./kept-tunnels.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Both ends of a connection. */
async function connected(): Promise<{ near: Socket; browser: Socket }> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const browser = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => undefined);
  const [near] = (await once(server, "connection")) as [Socket];
  near.resume();
  closing.push(() => {
    browser.destroy();
    server.close();
  });
  return { near, browser };
}

it("drops a tunnel that was quiet since it looked last, and no other", async () => {
  const tunnels = keptTunnels();
  const { near: quiet } = await connected();
  const { near: busy, browser } = await connected();
  const { near: used } = await connected();
  tunnels.add(quiet, "shop.example");
  tunnels.add(busy, "shop.example");
  tunnels.add(used, "chat.example");
  const isInUse = (host: string) => host === "chat.example";
  tunnels.drop("quiet", isInUse);
  const read = once(busy, "data");
  browser.write("GET / HTTP/1.1");
  await read;
  tunnels.drop("quiet", isInUse);

  expect([quiet, busy, used].map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
});

it("drops all tunnels but those whose host is in use", async () => {
  const tunnels = keptTunnels();
  const { near: kept } = await connected();
  const { near: used } = await connected();
  tunnels.add(kept, "shop.example");
  tunnels.add(used, "chat.example");
  tunnels.drop("all", (host) => host === "chat.example");

  expect([kept, used].map(({ destroyed }) => destroyed)).toEqual([true, false]);
});
