import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";

export type Values = Record<string, string>;

/** The input of a page: `sent` came with this request, `all` with any request since the shop opened. */
export interface PageVisit {
  sent: Values;
  all: Values;
  userAgent: string;
  host: string;
  isSecure: boolean;
}

/** A static page, or a function that renders it. */
export type ShopPage = string | ((visit: PageVisit) => string | Promise<string>);

export interface PageShop {
  address: string;
  /** The requested paths in order, each with its values. */
  visits: { path: string; sent: Values }[];
  /** All values sent so far. */
  sent: Values;
  /** The same before each order. */
  orders: Values[];
  close(): Promise<void>;
}

/** The default response to an order. */
export const thanks =
  "<h1>Thank you for your order</h1><p>Order number: PS-1001</p><p>Your order has been placed.</p>";

/**
 * A shop made of a test's pages, with its own listener. A page that begins with "{" is JSON, one that begins
 * with "to " redirects, "cut" closes the connection without an answer, any other is the content of a document,
 * prefixed with a three-digit status if it is not 200. `/order` records the values sent so far as an order. With a certificate, the shop supports https
 * as well.
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
    if (body === "cut") return request.socket.destroy();
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
    sent: all,
    orders,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** One port for both, distinguished by the first byte of a connection: a TLS handshake begins with 22. */
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

/** A product that a click adds to the basket, and a basket that links to the checkout. */
export const productAndBasket: Record<string, ShopPage> = {
  "/product": `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
    <form method="post" action="/basket"><button>Add to basket</button></form>`,
  "/basket": `<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p><a href="/checkout">Checkout</a>`,
};

/** Plain fields for contact and delivery address. */
export const addressFields = `<label>E-mail <input name="email" type="email"></label>
  <label>First name <input name="first"></label><label>Last name <input name="last"></label>
  <label>Street address <input name="street"></label><label>City <input name="city"></label>
  <label>Postcode <input name="zip"></label>`;

const checkoutByMail = `<h1>Checkout</h1><form method="post" action="/order"><label>E-mail <input name="email" type="email"></label>
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button></form>`;

/** The pages of a shop that sells this product at 80 dollars, and asks for an e-mail address alone. */
export function selling(product: string): Record<string, ShopPage> {
  return { ...productAndBasket, "/product": product, "/checkout": checkoutByMail };
}
