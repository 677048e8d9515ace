import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { cartOf, keepCart, type Shop } from "../shop.ts";
import { addItems, type ItemRefusal } from "./add-items.ts";
import { type Cart, withQuantity } from "./cart.ts";
import { ajaxCart, ajaxLine } from "./cart-json.ts";

const item = z.object({ id: z.coerce.number(), quantity: z.coerce.number().int().min(1).default(1) });
const addBody = z.union([z.object({ items: z.array(item).min(1) }), item]);
const changeBody = z.object({
  line: z.coerce.number().int().min(1).optional(),
  id: z.union([z.string(), z.number()]).optional(),
  quantity: z.coerce.number().int().min(0),
});
const updateBody = z.object({
  updates: z
    .union([z.array(z.coerce.number().int().min(0)), z.record(z.string(), z.coerce.number().int().min(0))])
    .default({}),
});

/** The storefront's own JSON interface to the cart. */
export function addAjaxCartRoutes(app: FastifyInstance, shop: Shop): void {
  app.get("/cart.js", (request) => ajaxCart(cartOf(shop, request)));
  app.get("/cart.json", (request) => ajaxCart(cartOf(shop, request)));

  app.post("/cart/add.js", (request, reply) => {
    const body = addBody.safeParse(request.body);
    if (!body.success) return badRequest(reply, 400, "Parameter Missing or Invalid");
    const items = "items" in body.data ? body.data.items : [body.data];
    const cart = cartOf(shop, request);
    const result = addItems(cart.lines, items);
    if ("refusal" in result) return refuse(reply, result.refusal);
    keepCart(shop, reply, { ...cart, lines: result.lines });
    const added = items.flatMap(({ id }) => result.lines.filter((line) => line.variantId === id));
    const lines = added.flatMap((line) => ajaxLine(line) ?? []);
    return "items" in body.data ? { items: lines } : lines[0];
  });

  app.post("/cart/change.js", (request, reply) => {
    const body = changeBody.safeParse(request.body);
    const cart = cartOf(shop, request);
    const variantId = body.success ? addressedVariant(cart, body.data) : undefined;
    if (!body.success || variantId === undefined)
      return badRequest(reply, 400, "no valid id or line parameter");
    return save(reply, { ...cart, lines: withQuantity(cart.lines, variantId, body.data.quantity) });
  });

  app.post("/cart/update.js", (request, reply) => {
    const { updates } = updateBody.catch({ updates: {} }).parse(request.body ?? {});
    const cart = cartOf(shop, request);
    const lines = Object.entries(updates).reduce((current, [key, quantity]) => {
      const at = Array.isArray(updates) ? { line: Number(key) + 1 } : { id: key };
      return withQuantity(current, addressedVariant(cart, at) ?? 0, quantity);
    }, cart.lines);
    return save(reply, { ...cart, lines });
  });

  app.post("/cart/clear.js", (request, reply) => save(reply, { ...cartOf(shop, request), lines: [] }));

  function save(reply: FastifyReply, cart: Cart) {
    keepCart(shop, reply, cart);
    return ajaxCart(cart);
  }
}

function addressedVariant(cart: Cart, at: { line?: number | undefined; id?: string | number | undefined }) {
  if (at.line !== undefined) return cart.lines[at.line - 1]?.variantId;
  const variantId = Number(String(at.id).split(":")[0]);
  return cart.lines.find((line) => line.variantId === variantId)?.variantId;
}

function refuse(reply: FastifyReply, refusal: ItemRefusal) {
  if (refusal.kind === "unknown") return badRequest(reply, 404, "Cannot find variant");
  return badRequest(reply, 422, `The product '${refusal.title}' is already sold out.`);
}

function badRequest(reply: FastifyReply, status: number, description: string) {
  const message = status === 422 ? "Cart Error" : "Bad Request";
  return reply.code(status).send({ status, message, description });
}
