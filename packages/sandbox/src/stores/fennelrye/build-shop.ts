import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import Fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { ZodError } from "zod";
import { addOrdersRoutes } from "../../orders/orders.routes.ts";
import { parseForms } from "../../parse-forms.ts";
import { sendPage } from "../../send-page.ts";
import { serveFolder, serveSharedScripts } from "../../static-files.ts";
import { addAccountRoutes } from "./accounts/accounts.routes.ts";
import { addMailRoutes } from "./accounts/mail.routes.ts";
import { addBasketRoutes } from "./basket/basket.routes.ts";
import { addCatalogueRoutes, addPlaceRoutes } from "./catalogue/catalogue.routes.ts";
import { addAddressStepRoutes } from "./order/address-step.routes.ts";
import { addDeliveryStepRoutes } from "./order/delivery-step.routes.ts";
import { addPaymentStepRoutes } from "./order/payment-steps.routes.ts";
import { addPlaceOrderRoutes } from "./order/place-order.routes.ts";
import { plainPage } from "./pages/order-pages.ts";
import { type Shop, visitorOf } from "./shop.ts";
import { ASSETS } from "./site-names.ts";
import { holds } from "./visitor.ts";
import { EDITIONS } from "./words/words.ts";

const ASIDE = [`${ASSETS}/`, "/_orders", "/_mail"];

/** The shop's web application; it does not listen by itself. */
export function buildShop(shop: Shop): FastifyInstance {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  parseForms(app);
  app.addHook("onRequest", async (request) => {
    if (ASIDE.some((path) => request.url.startsWith(path))) return;
    const isSlow =
      request.url.includes("/item/slow-sourdough") || holds(visitorOf(shop, request), "slow-answers");
    if (isSlow) await delay(shop.slowAnswerMs);
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error instanceof ZodError ? 400 : (error.statusCode ?? 500);
    return reply.code(status).send(status < 500 ? "Bad request" : "Server error");
  });
  app.setNotFoundHandler((request, reply) => {
    const edition = EDITIONS.find(({ prefix }) => prefix !== "" && request.url.startsWith(prefix));
    const view = { edition: edition ?? EDITIONS[0], visitor: visitorOf(shop, request) };
    if (!view.edition) return reply.code(404).send();
    return sendPage(
      reply.code(404),
      plainPage({ ...view, edition: view.edition }, view.edition.words.notFound),
    );
  });
  serveFolder(app, ASSETS, join(import.meta.dirname, "public"));
  serveSharedScripts(app, ASSETS);
  for (const edition of EDITIONS) {
    addCatalogueRoutes(app, shop, edition);
    addBasketRoutes(app, shop, edition);
    addAccountRoutes(app, shop, edition);
    addAddressStepRoutes(app, shop, edition);
    addDeliveryStepRoutes(app, shop, edition);
    addPaymentStepRoutes(app, shop, edition);
    addPlaceOrderRoutes(app, shop, edition);
  }
  addPlaceRoutes(app);
  addMailRoutes(app, shop.mail);
  addOrdersRoutes(app, "Fennel & Rye", shop.orders);
  return app;
}
