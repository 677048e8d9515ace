import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { sendPage } from "../../../send-page.ts";
import { itemCount } from "../cart/cart.ts";
import { homePage } from "../pages/home-page.ts";
import { notFoundPage } from "../pages/not-found-page.ts";
import { productPage } from "../pages/product-page.ts";
import { cartOf, type Shop } from "../shop.ts";
import { CATALOGUE, findProduct } from "./catalogue.ts";
import { ajaxProduct, storefrontProduct } from "./product-json.ts";

const params = z.object({ file: z.string() });
const query = z.object({ variant: z.coerce.number().optional().catch(undefined) });

export function addCatalogueRoutes(app: FastifyInstance, shop: Shop): void {
  for (const url of ["/", "/collections/all"]) {
    app.get(url, (request, reply) =>
      sendPage(reply, homePage({ products: CATALOGUE, cartCount: itemCount(cartOf(shop, request).lines) })),
    );
  }

  app.get("/products/:file", (request, reply) => {
    const { file } = params.parse(request.params);
    const [, handle = file, format] = /^(.*?)(?:\.(json|js))?$/.exec(file) ?? [];
    const product = findProduct(handle);
    if (format !== undefined) return sendJson(reply, product && jsonOf(format, product));
    if (!product) return sendPage(reply.code(404), notFoundPage());
    const wanted = query.parse(request.query).variant;
    const variant =
      product.variants.find(({ id }) => id === wanted) ??
      product.variants.find(({ isAvailable }) => isAvailable) ??
      product.variants[0];
    const cartCount = itemCount(cartOf(shop, request).lines);
    return sendPage(reply, productPage({ product, variant, cartCount }));
  });

  app.get("/products.json", () => ({
    products: CATALOGUE.map((product) => storefrontProduct(product).product),
  }));
}

function jsonOf(format: string, product: (typeof CATALOGUE)[number]) {
  return format === "js" ? ajaxProduct(product) : storefrontProduct(product);
}

function sendJson(reply: FastifyReply, body: object | undefined): FastifyReply {
  if (!body) return reply.code(404).send({ errors: "Not Found" });
  return reply.type("application/json; charset=utf-8").send(body);
}
