import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { addToBasket } from "../cart/add-to-basket.ts";
import { type Basket, withQuantity } from "../cart/basket.ts";
import { CATALOGUE, findItem, findProductById } from "../catalogue/catalogue.ts";
import { fieldName, type Product } from "../catalogue/product.ts";
import { basketOf, keepBasket, type Shop } from "../shop.ts";
import { cartJson } from "./cart-json.ts";
import { productJson, variationProductJson } from "./product-json.ts";
import { refuse } from "./refuse.ts";
import { addItemBody, customerBody, itemBody, rateBody, withCustomer } from "./requests.ts";
import { addStoreApiCheckoutRoute } from "./store-api-checkout.routes.ts";

const ROOT = "/wp-json/wc/store/v1";
const productQuery = z.object({ slug: z.string().optional(), search: z.string().optional() });
const productParams = z.object({ id: z.coerce.number() });

/** The store's public interface: products and the visitor's own basket. Writing requires the nonce. */
export function addStoreApiRoutes(app: FastifyInstance, shop: Shop): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith(ROOT)) return;
    reply.header("nonce", shop.nonce);
    if (request.method === "GET" || request.headers.nonce === shop.nonce) return;
    return request.headers.nonce === undefined
      ? refuse(reply, 401, "missing_nonce", "Missing the Nonce header. This endpoint requires a valid nonce.")
      : refuse(reply, 403, "invalid_nonce", "Nonce is invalid.");
  });

  app.get("/wp-json/", () => ({ name: "Copperkettle", namespaces: ["wp/v2", "wc/v3", "wc/store/v1"] }));
  addProductRoutes(app);

  app.get(`${ROOT}/cart`, (request) => cartJson(basketOf(shop, request)));

  app.post(`${ROOT}/cart/add-item`, (request, reply) => {
    const body = addItemBody.parse(request.body);
    const product = findItem(body.id)?.product ?? findProductById(body.id);
    const added = addToBasket(basketOf(shop, request), {
      ...chosenFields(product, body.variation),
      productId: body.id,
      quantity: body.quantity,
    });
    if ("refusal" in added) return refuse(reply, 400, "product_not_purchasable", added.refusal);
    return save(reply.code(201), added.basket);
  });

  for (const [action, keepsLine] of [
    ["update-item", true],
    ["remove-item", false],
  ] as const) {
    app.post(`${ROOT}/cart/${action}`, (request, reply) => {
      const { key, quantity } = itemBody.parse(request.body);
      const basket = basketOf(shop, request);
      const lines = withQuantity(basket.lines, Number(key.slice(1)), keepsLine ? quantity : 0);
      return save(reply, { ...basket, lines });
    });
  }

  app.post(`${ROOT}/cart/update-customer`, (request, reply) => {
    const basket = basketOf(shop, request);
    return save(reply, {
      ...basket,
      details: withCustomer(basket.details, customerBody.parse(request.body)),
    });
  });

  app.post(`${ROOT}/cart/select-shipping-rate`, (request, reply) => {
    const basket = basketOf(shop, request);
    const { rate_id: shippingMethod } = rateBody.parse(request.body);
    return save(reply, { ...basket, details: { ...basket.details, shippingMethod } });
  });

  addStoreApiCheckoutRoute(app, shop, `${ROOT}/checkout`);

  function save(reply: FastifyReply, basket: Basket) {
    keepBasket(shop, reply, basket);
    return cartJson(basket);
  }
}

function addProductRoutes(app: FastifyInstance): void {
  app.get(`${ROOT}/products`, (request: FastifyRequest) => {
    const { slug, search } = productQuery.parse(request.query);
    return CATALOGUE.filter((product) => slug === undefined || product.slug === slug)
      .filter(({ name }) => name.toLowerCase().includes((search ?? "").toLowerCase()))
      .map(productJson);
  });
  app.get(`${ROOT}/products/:id`, (request, reply) => {
    const { id } = productParams.parse(request.params);
    const product = findProductById(id);
    if (product) return productJson(product);
    const item = findItem(id);
    if (item?.variation) return variationProductJson(item.product, item.variation);
    return refuse(reply, 404, "product_invalid_id", "Invalid product ID.");
  });
}

/** A choice may be given by name or taxonomy, a value by name or slug. */
function chosenFields(
  product: Product | undefined,
  chosen: readonly { readonly attribute: string; readonly value: string }[],
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { attribute, value } of chosen) {
    const found = product?.attributes.find(
      ({ name, slug }) =>
        name === attribute || `pa_${slug}` === attribute || slug === attribute.toLowerCase(),
    );
    const term = found?.terms.find(({ name, slug }) => name === value || slug === value);
    if (found && term) fields[fieldName(found.slug)] = term.slug;
  }
  return fields;
}
