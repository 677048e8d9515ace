import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Html, html } from "../../../html.ts";
import { sendPage } from "../../../send-page.ts";
import { addToBasket } from "../cart/add-to-basket.ts";
import { homePage } from "../pages/home-page.ts";
import { notFoundPage } from "../pages/plain-pages.ts";
import { productPage } from "../pages/product-page.ts";
import { basketOf, keepBasket, type Shop, visitOf } from "../shop.ts";
import { findProduct } from "./catalogue.ts";

const params = z.object({ slug: z.string() });
const addForm = z.looseObject({
  "add-to-cart": z.coerce.number(),
  quantity: z.coerce.number().int().min(1).max(999).catch(1),
});

/** The shop front. A product's form is sent to the product's own page, which reports the result. */
export function addCatalogueRoutes(app: FastifyInstance, shop: Shop): void {
  for (const url of ["/", "/shop/"]) {
    app.get(url, (request, reply) => {
      const notice = takeForm(request, reply, request.query);
      return sendPage(reply, homePage(visitOf(shop, request, notice?.basket)));
    });
  }
  app.get("/product/:slug/", (request, reply) => showProduct(request, reply, request.query));
  app.post("/product/:slug/", (request, reply) => showProduct(request, reply, request.body));

  function showProduct(request: FastifyRequest, reply: FastifyReply, form: unknown) {
    const product = findProduct(params.parse(request.params).slug);
    if (!product) return sendPage(reply.code(404), notFoundPage(visitOf(shop, request)));
    const outcome = takeForm(request, reply, form);
    const visit = visitOf(shop, request, outcome?.basket);
    return sendPage(reply, productPage({ ...visit, product, notice: outcome?.notice }));
  }

  /** Adds to the basket what a form or a link asks for, if anything. */
  function takeForm(request: FastifyRequest, reply: FastifyReply, sent: unknown) {
    const form = addForm.safeParse(sent);
    if (!form.success) return undefined;
    const basket = basketOf(shop, request);
    const added = addToBasket(basket, { ...form.data, productId: form.data["add-to-cart"] });
    if ("refusal" in added) return { basket, notice: errorNotice(added.refusal) };
    keepBasket(shop, reply, added.basket);
    return { basket: added.basket, notice: addedNotice(added.name) };
  }
}

function addedNotice(name: string): Html {
  return html`<div class="woocommerce-message" role="alert">“${name}” has been added to your cart. <a href="/cart/" class="button wc-forward">View cart</a></div>`;
}

export function errorNotice(words: string): Html {
  return html`<ul class="woocommerce-error" role="alert"><li>${words}</li></ul>`;
}
