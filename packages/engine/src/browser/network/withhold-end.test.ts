import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { withholdEnd } from "./withhold-end.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function pair(): Promise<[here: Socket, there: Socket]> {
  const server = createServer({ allowHalfOpen: true }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const there = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => undefined);
  const [here] = (await once(server, "connection")) as [Socket];
  closing.push(() => {
    here.resetAndDestroy();
    there.destroy();
    server.close();
  });
  return [here.on("error", () => undefined), there];
}

/** A browser and a shop, with a tunnel between them that ends with either. */
async function tunnel(isWithheld = true) {
  const [near, browser] = await pair();
  const [far, shop] = await pair();
  near.pipe(far);
  far.pipe(near);
  const end = withholdEnd(near, () => isWithheld);
  let isEnded = false;
  const heard: Buffer[] = [];
  browser
    .on("data", (chunk) => heard.push(chunk))
    .on("close", () => {
      isEnded = true;
    });
  const ask = async () => {
    browser.write("POST /order");
    await once(shop, "data");
  };
  return { browser, shop, ask, end, isEnded: () => isEnded, heard: () => Buffer.concat(heard).toString() };
}

const answer = `HTTP/1.1 200 OK\r\n${"x".repeat(60)}`;
const farewell = "bye".repeat(8);

describe("a tunnel that the shop ends", () => {
  it("without an answer seems to go on", async () => {
    const { shop, ask, isEnded, end } = await tunnel();
    await ask();
    shop.end();
    await sleep(100);
    expect(isEnded()).toBe(false);

    end.destroy();
    await expect.poll(isEnded).toBe(true);
  });

  it("with a farewell and no answer seems to go on, and the farewell isn't heard", async () => {
    const { shop, ask, isEnded, heard } = await tunnel();
    await ask();
    shop.end(farewell);
    await sleep(100);
    expect([isEnded(), heard()]).toEqual([false, ""]);
  });

  it("with an answer ends", async () => {
    const { shop, ask, isEnded, heard } = await tunnel();
    await ask();
    shop.end(answer);
    await expect.poll(isEnded).toBe(true);
    expect(heard()).toBe(answer);
  });

  it("while nothing is asked, or at any other time, ends", async () => {
    const [unasked, other] = await Promise.all([tunnel(), tunnel(false)]);
    await other.ask();
    unasked.shop.end();
    other.shop.end();
    await expect.poll(() => [unasked.isEnded(), other.isEnded()]).toEqual([true, true]);
  });
});

it("what is short and no farewell arrives soon after", async () => {
  const { shop, ask, heard } = await tunnel();
  await ask();
  shop.write("short");
  await expect.poll(heard).toBe("short");
});
