import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from "fastify";
import { ZodError } from "zod";
import { addOrdersRoutes } from "../../orders/orders.routes.ts";
import { parseForms } from "../../parse-forms.ts";
import { sendPage } from "../../send-page.ts";
import { serveFolder, serveSharedScripts } from "../../static-files.ts";
import { addAjaxCartRoutes } from "./cart/ajax-cart.routes.ts";
import { addCartRoutes } from "./cart/cart.routes.ts";
import { holds } from "./cart/cart.ts";
import { addCatalogueRoutes } from "./catalogue/catalogue.routes.ts";
import { addCheckoutRoutes } from "./checkout/checkout.routes.ts";
import { addCheckoutApiRoutes } from "./checkout/checkout-api.routes.ts";
import { noRobotsPage } from "./pages/no-robots-page.ts";
import { notFoundPage } from "./pages/not-found-page.ts";
import { cartOf, type Shop } from "./shop.ts";
import { ASSETS } from "./site-names.ts";

/** Headers of a Shopify store, which platform detection relies on. */
const PLATFORM_HEADERS = { "powered-by": "Shopify", "x-shopid": "61984702617", "x-frame-options": "DENY" };

/** The shop's web application; it does not listen by itself. */
export function buildShop(shop: Shop): FastifyInstance {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  parseForms(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(PLATFORM_HEADERS);
    if (isAside(request)) return;
    if (/headless/i.test(request.headers["user-agent"] ?? "")) {
      return sendPage(reply.code(403), noRobotsPage());
    }
    if (wantsSlowKettle(shop, request)) await delay(shop.slowAnswerMs);
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error instanceof ZodError ? 400 : (error.statusCode ?? 500);
    return reply.code(status).send({ errors: status < 500 ? "Bad Request" : "Server Error" });
  });
  app.setNotFoundHandler((_request, reply) => sendPage(reply.code(404), notFoundPage()));
  serveFolder(app, ASSETS, join(import.meta.dirname, "public"));
  serveSharedScripts(app, ASSETS);
  addCatalogueRoutes(app, shop);
  addCartRoutes(app, shop);
  addAjaxCartRoutes(app, shop);
  addCheckoutRoutes(app, shop);
  addCheckoutApiRoutes(app, shop);
  addOrdersRoutes(app, "Hartwell", shop.orders);
  return app;
}

/** Assets come from a CDN, and the order list is for tests, not for shoppers. */
function isAside(request: FastifyRequest): boolean {
  return request.url.startsWith("/cdn/") || request.url.startsWith("/_orders");
}

function wantsSlowKettle(shop: Shop, request: FastifyRequest): boolean {
  return (
    request.url.startsWith("/products/slow-kettle") || holds(cartOf(shop, request).lines, "slow-answers")
  );
}
