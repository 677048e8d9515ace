import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { addressSchema } from "../../../address.ts";
import { addToBasket } from "../cart/add-to-basket.ts";
import { type Details, holds } from "../cart/basket.ts";
import { findProductById, findVariation } from "../catalogue/catalogue.ts";
import { fieldName } from "../catalogue/product.ts";
import { variationJson } from "../catalogue/variation-json.ts";
import { miniCart } from "../pages/mini-cart.ts";
import { paymentBox, reviewTable } from "../pages/order-review.ts";
import { basketOf, keepBasket, type Shop, visitOf } from "../shop.ts";
import { submitClassic } from "./classic-checkout.ts";
import { type ClassicForm, detailsOf, gatewayOf, readForm } from "./classic-form.ts";

/** The server takes a while to recalculate the totals. */
const REVIEW_ANSWER_MS = 450;
const SUBMIT_ANSWER_MS = 600;

const query = z.object({ "wc-ajax": z.string().optional() });

/** The requests of the pages' scripts: everything goes to `/?wc-ajax=<what>`. */
export function addPageScriptRoutes(app: FastifyInstance, shop: Shop): void {
  const answers: Readonly<
    Record<string, (request: FastifyRequest, reply: FastifyReply, form: ClassicForm) => unknown>
  > = {
    get_variation: (_request, _reply, form) => getVariation(form),
    get_refreshed_fragments: (request) => cartFragments(request),
    add_to_cart(request, reply, form) {
      const added = addToBasket(basketOf(shop, request), {
        ...form,
        productId: Number(form.product_id),
        quantity: Number(form.quantity ?? 1) || 1,
      });
      if ("refusal" in added) return { error: true, product_url: "/shop/" };
      keepBasket(shop, reply, added.basket);
      return cartFragments(request, added.basket);
    },
    update_order_review: (request, reply, form) => updateReview(request, reply, form),
    checkout: (request, reply, form) => checkOut(request, reply, form),
  };

  app.post("/", (request, reply) => {
    const { "wc-ajax": name = "" } = query.parse(request.query);
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (!answer) return reply.code(400).send("0");
    return answer(request, reply, readForm(request.body));
  });

  function cartFragments(request: FastifyRequest, basket = basketOf(shop, request)) {
    const { checkoutPath } = visitOf(shop, request, basket);
    const content = `<div class="widget_shopping_cart_content">${miniCart(basket, checkoutPath).markup}</div>`;
    return { fragments: { "div.widget_shopping_cart_content": content }, cart_hash: basket.token };
  }

  async function updateReview(request: FastifyRequest, reply: FastifyReply, form: ClassicForm) {
    await delay(REVIEW_ANSWER_MS);
    const basket = basketOf(shop, request);
    if (basket.lines.length === 0) return { result: "failure", messages: "", reload: "true", fragments: {} };
    const saved = { ...basket, details: detailsForReview(basket.details, form) };
    keepBasket(shop, reply, saved);
    return {
      result: "success",
      messages: "",
      reload: "false",
      fragments: {
        ".woocommerce-checkout-review-order-table": reviewTable(saved).markup,
        ".woocommerce-checkout-payment": paymentBox(gatewayOf(form.payment_method) ?? "stripe", saved).markup,
      },
    };
  }

  async function checkOut(request: FastifyRequest, reply: FastifyReply, form: ClassicForm) {
    await delay(SUBMIT_ANSWER_MS);
    const basket = { ...basketOf(shop, request), details: detailsOf(form) };
    if (basket.lines.length > 0) keepBasket(shop, reply, basket);
    const answer = submitClassic(shop, basket, form);
    const isSold = shop.orders.findOrderOfCheckout(basket.token) !== undefined;
    if (isSold && holds(basket.lines, "never-answers")) return reply.code(500).send("");
    return answer;
  }
}

function getVariation(form: ClassicForm) {
  const product = findProductById(Number(form.product_id));
  if (!product) return false;
  const terms = Object.fromEntries(product.attributes.map(({ slug }) => [slug, form[fieldName(slug)]]));
  const variation = findVariation(product, terms);
  return variation ? variationJson(product, variation) : false;
}

/** Totals depend only on the place; the rest of the form stays with the visitor until the order press. */
function detailsForReview(details: Details, form: ClassicForm): Details {
  const place = (prefix: "" | "s_") =>
    addressSchema.parse({
      address1: form[`${prefix}address`]?.slice(0, 255),
      city: form[`${prefix}city`]?.slice(0, 255),
      zone: form[`${prefix}state`]?.slice(0, 255),
      postalCode: form[`${prefix}postcode`]?.slice(0, 255),
      countryCode: form[`${prefix}country`]?.slice(0, 255),
    });
  return {
    ...details,
    billing: place(""),
    shipping: form.ship_to_different_address === "1" ? place("s_") : null,
    shippingMethod: form["shipping_method[0]"] || null,
  };
}
