import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, thanks } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** A shop whose button sends the order in a way of its own, says something at once or nothing, and thanks much later. */
function checkout(send: string, words: string): string {
  return `<h1>Checkout</h1><form>${addressFields}
    <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
    <p>Total $80.00</p><p role="alert"></p><button>Place order</button></form><script>
    const order = () => String(new URLSearchParams(new FormData(document.forms[0])));
    const script = (code) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const fetching = "fetch('" + location.origin + "/order', { method: 'POST', mode: 'no-cors', body: data })";
    document.forms[0].onsubmit = (event) => {
      event.preventDefault();
      document.querySelector('[role=alert]').textContent = '${words}';
      ${send};
      setTimeout(() => { document.querySelector('main').innerHTML = ${JSON.stringify(thanks)}; }, 6500);
    };</script>`;
}

const beacon = "navigator.sendBeacon('/order', new URLSearchParams(order()))";
const worker = "new Worker(script('onmessage = ({ data }) => ' + fetching)).postMessage(order())";
/** Where there is none, pages send by themselves. */
const sharedWorker = `if (window.SharedWorker) new SharedWorker(script('onconnect = ({ ports }) => { ports[0].onmessage = ({ data }) => ' + fetching + ' }')).port.postMessage(order());
  else fetch('/order', { method: 'POST', body: new URLSearchParams(order()) })`;
const objection = "Have another look at this.";

describe.concurrent("an order that nobody answers", () => {
  it.each([
    ["a beacon", "silent", beacon, ""],
    ["a beacon", "at odds with something", beacon, objection],
    ["a worker", "silent", worker, ""],
    ["a worker that tabs share", "at odds with something", sharedWorker, objection],
  ])("sent by %s is sent once where the page is %s", async (_way, _mood, send, words) => {
    const pages = { "/checkout": checkout(send, words) };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages);

    expect(shop.orders).toHaveLength(1);
    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(host.submissions).toHaveLength(1);
    expect(host.questions).toHaveLength(1);
  });

  it("sent through a socket is sent once", async () => {
    await using socket = await startSocket();
    const open = `window.line ??= new WebSocket('ws://pages.localhost:${socket.port}')`;
    const page = checkout("line.send(order())", objection).replace("<script>", `<script>${open};`);
    const { outcome, host } = await checkOutFromPages(
      pool,
      { "/checkout": page },
      { privateHosts: [`pages.localhost:${socket.port}`] },
    );

    expect(socket.messages()).toBe(1);
    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(host.questions).toHaveLength(1);
  });
});

/** Speaks just enough of the protocol to count the texts that it is sent. */
async function startSocket() {
  let messages = 0;
  const server = createServer();
  server.on("upgrade", ({ headers }, socket) => {
    const key = `${headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accepted = createHash("sha1").update(key).digest("base64");
    const lines = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade"];
    socket.write([...lines, `Sec-WebSocket-Accept: ${accepted}`, "", ""].join("\r\n"));
    socket.on("data", ([first]: Buffer) => {
      messages += Number(first === 0x81);
    });
    socket.on("error", () => undefined);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    messages: () => messages,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
