import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";

type Values = Record<string, string>;

/** What a page is asked with: `sent` came with this request, `all` with any since the shop opened. */
export interface PageVisit {
  sent: Values;
  all: Values;
  userAgent: string;
  host: string;
  isSecure: boolean;
}

/** A page as it stands, or as it answers. */
export type ShopPage = string | ((visit: PageVisit) => string | Promise<string>);

export interface PageShop {
  address: string;
  /** The paths asked for, in order, each with what came with it. */
  visits: { path: string; sent: Values }[];
  /** All that was sent before each order. */
  orders: Values[];
  close(): Promise<void>;
}

/** What an order is answered with where a shop has no words of its own. */
export const thanks =
  "<h1>Thank you for your order</h1><p>Order number: PS-1001</p><p>Your order has been placed.</p>";

/**
 * A shop made of the pages that a test needs, on a listener of its own. A page that begins with "{" is JSON, one that
 * begins with "to " leads to another address, any other is the content of a document, with a status of three digits in
 * front of it where that is not 200. `/order` records what was sent so far as an order. With a certificate it speaks
 * https as well.
 */
export async function startPageShop(
  pages: Record<string, ShopPage>,
  certificate?: { key: string; cert: string },
): Promise<PageShop> {
  const visits: PageShop["visits"] = [];
  const orders: Values[] = [];
  const all: Values = {};
  const answer = async (request: IncomingMessage): Promise<string | undefined> => {
    const url = new URL(request.url ?? "/", "http://shop");
    const sent = await sentWith(request, url);
    Object.assign(all, sent);
    visits.push({ path: url.pathname, sent });
    if (url.pathname === "/order") orders.push({ ...all });
    const page = pages[url.pathname] ?? (url.pathname === "/order" ? thanks : undefined);
    const { "user-agent": userAgent = "", host = "" } = request.headers;
    const isSecure = "encrypted" in request.socket;
    return typeof page === "function" ? page({ sent, all, userAgent, host, isSecure }) : page;
  };
  const listener: RequestListener = async (request, response) => {
    const body = (await answer(request)) ?? "404 <h1>There is no such page</h1>";
    if (body.startsWith("to ")) return response.writeHead(302, { location: body.slice(3) }).end();
    const [, status] = /^(\d{3}) /.exec(body) ?? [];
    const content = status ? body.slice(4) : body;
    const isJson = content.startsWith("{");
    response.writeHead(Number(status ?? 200), {
      "content-type": isJson ? "application/json" : "text/html; charset=utf-8",
    });
    return response.end(isJson ? content : document(content));
  };
  const plain = createServer(listener);
  const server = certificate ? speakingBoth(plain, createSecureServer(certificate, listener)) : plain;
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `${certificate ? "https" : "http"}://pages.localhost:${port}`,
    visits,
    orders,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** One port for both, told apart by the first byte of each connection: a handshake begins with 22. */
function speakingBoth(plain: Server, secure: Server): Server {
  return createSocketServer((socket) => {
    socket.once("data", (first) => {
      socket.pause();
      (first[0] === 22 ? secure : plain).emit("connection", socket);
      socket.unshift(first);
      socket.resume();
    });
    socket.on("error", () => undefined);
  });
}

async function sentWith(request: IncomingMessage, url: URL): Promise<Values> {
  const body = request.method === "POST" ? await text(request) : "";
  return Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
}

function document(content: string): string {
  return `<!doctype html><html lang="en"><title>Shop</title><body><main>${content}</main></body></html>`;
}

/** A product that a press puts into the basket, and a basket that leads to the checkout. */
export const productAndBasket: Record<string, ShopPage> = {
  "/product": `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
    <form method="post" action="/basket"><button>Add to basket</button></form>`,
  "/basket": `<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p><a href="/checkout">Checkout</a>`,
};

/** Contact and delivery address, as plain as they come. */
export const addressFields = `<label>E-mail <input name="email" type="email"></label>
  <label>First name <input name="first"></label><label>Last name <input name="last"></label>
  <label>Street address <input name="street"></label><label>City <input name="city"></label>
  <label>Postcode <input name="zip"></label>`;
