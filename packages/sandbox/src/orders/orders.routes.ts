import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { sendPage } from "../send-page.ts";
import { serveFolder } from "../static-files.ts";
import type { OrdersStore } from "./orders.store.ts";
import { ordersPage } from "./orders-page.ts";

/** A merchant's own records: as JSON for programs, as a page for people. */
export function addOrdersRoutes(app: FastifyInstance, storeTitle: string, orders: OrdersStore): void {
  serveFolder(app, "/_orders.assets", join(import.meta.dirname, "public"));
  app.get("/_orders", (request, reply) => {
    const wantsPage = request.headers.accept?.includes("text/html") ?? false;
    return wantsPage ? sendPage(reply, ordersPage(storeTitle, orders.listOrders())) : orders.listOrders();
  });
  app.get("/_orders.html", (_request, reply) => sendPage(reply, ordersPage(storeTitle, orders.listOrders())));
}
