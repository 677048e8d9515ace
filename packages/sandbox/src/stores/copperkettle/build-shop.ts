import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from "fastify";
import { ZodError, z } from "zod";
import { addOrdersRoutes } from "../../orders/orders.routes.ts";
import { parseForms } from "../../parse-forms.ts";
import { sendPage } from "../../send-page.ts";
import { serveFolder, serveSharedScripts } from "../../static-files.ts";
import { holds } from "./cart/basket.ts";
import { addCartRoutes } from "./cart/cart.routes.ts";
import { addCatalogueRoutes } from "./catalogue/catalogue.routes.ts";
import { addCheckoutRoutes } from "./checkout/checkout.routes.ts";
import { addPageScriptRoutes } from "./checkout/page-scripts.routes.ts";
import { notFoundPage } from "./pages/plain-pages.ts";
import { basketOf, keepCheckoutChoice, type Shop, visitOf } from "./shop.ts";
import { ASSETS } from "./site-names.ts";
import { addStoreApiRoutes } from "./store-api/store-api.routes.ts";

const query = z.object({ checkout: z.enum(["classic", "blocks"]).optional().catch(undefined) });

/** The shop's web application; it does not listen by itself. */
export function buildShop(shop: Shop): FastifyInstance {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  parseForms(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("link", '</wp-json/>; rel="https://api.w.org/"');
    if (isAside(request)) return;
    const { checkout } = query.parse(request.query ?? {});
    if (checkout) keepCheckoutChoice(reply, checkout);
    if (wantsSlowCooker(shop, request)) await delay(shop.slowAnswerMs);
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error instanceof ZodError ? 400 : (error.statusCode ?? 500);
    return reply.code(status).send({ code: "error", message: status < 500 ? "Bad request" : "Server error" });
  });
  app.setNotFoundHandler((request, reply) => sendPage(reply.code(404), notFoundPage(visitOf(shop, request))));
  serveFolder(app, ASSETS, join(import.meta.dirname, "public"));
  serveSharedScripts(app, ASSETS);
  addCatalogueRoutes(app, shop);
  addCartRoutes(app, shop);
  addCheckoutRoutes(app, shop);
  addPageScriptRoutes(app, shop);
  addStoreApiRoutes(app, shop);
  addOrdersRoutes(app, "Copperkettle", shop.orders);
  return app;
}

/** Assets come from a CDN, and the order list is for tests, not for shoppers. */
function isAside(request: FastifyRequest): boolean {
  return request.url.startsWith("/wp-content/") || request.url.startsWith("/_orders");
}

function wantsSlowCooker(shop: Shop, request: FastifyRequest): boolean {
  return (
    request.url.startsWith("/product/slow-cooker") || holds(basketOf(shop, request).lines, "slow-answers")
  );
}
