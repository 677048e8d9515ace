import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sendPage } from "../../../send-page.ts";
import { cartPage } from "../pages/cart-page.ts";
import { notFoundPage } from "../pages/not-found-page.ts";
import { soldOutPage } from "../pages/sold-out-page.ts";
import { cartOf, keepCart, type Shop } from "../shop.ts";
import { addItems } from "./add-items.ts";
import { type Cart, withQuantity } from "./cart.ts";

const addForm = z.object({ id: z.coerce.number(), quantity: z.coerce.number().int().min(1).default(1) });
const cartForm = z.record(z.string(), z.unknown());
const changeQuery = z.object({
  line: z.coerce.number().int().min(1),
  quantity: z.coerce.number().int().min(0),
});
const permalink = z.object({ items: z.string().regex(/^\d+:\d+(,\d+:\d+)*$/) });

/** The cart for people: a page, its forms, and links that contain a whole basket. */
export function addCartRoutes(app: FastifyInstance, shop: Shop): void {
  app.get("/cart", (request, reply) => sendPage(reply, cartPage(cartOf(shop, request))));

  app.post("/cart/add", (request, reply) => {
    const form = addForm.safeParse(request.body);
    if (!form.success) return sendPage(reply.code(400), notFoundPage());
    const cart = cartOf(shop, request);
    const result = addItems(cart.lines, [form.data]);
    if ("refusal" in result) return sendPage(reply.code(422), soldOutPage());
    keepCart(shop, reply, { ...cart, lines: result.lines });
    return reply.redirect("/cart", 302);
  });

  app.post("/cart", (request, reply) => {
    const form = cartForm.catch({}).parse(request.body ?? {});
    const cart = cartOf(shop, request);
    keepCart(shop, reply, { ...cart, lines: linesAsTyped(cart, form) });
    return reply.redirect("checkout" in form ? "/checkout" : "/cart", 302);
  });

  app.get("/cart/change", (request, reply) => {
    const change = changeQuery.safeParse(request.query);
    const cart = cartOf(shop, request);
    const variantId = change.success ? cart.lines[change.data.line - 1]?.variantId : undefined;
    if (change.success && variantId !== undefined) {
      keepCart(shop, reply, { ...cart, lines: withQuantity(cart.lines, variantId, change.data.quantity) });
    }
    return reply.redirect("/cart", 302);
  });

  app.get("/cart/:items", (request, reply) => {
    const link = permalink.safeParse(request.params);
    if (!link.success) return sendPage(reply.code(404), notFoundPage());
    const items = link.data.items.split(",").map((pair) => {
      const [id, quantity] = pair.split(":");
      return { id: Number(id), quantity: Number(quantity) };
    });
    const result = addItems([], items);
    if ("refusal" in result) return reply.redirect("/cart", 302);
    keepCart(shop, reply, { ...cartOf(shop, request), lines: result.lines });
    return reply.redirect("/checkout", 302);
  });
}

/** The quantities in the `updates[<variant>]` inputs, as the shopper left them. */
function linesAsTyped(cart: Cart, form: Readonly<Record<string, unknown>>): Cart["lines"] {
  return cart.lines.reduce((lines, { variantId, quantity }) => {
    const typed = Number(form[`updates[${variantId}]`] ?? quantity);
    return Number.isInteger(typed) && typed >= 0 ? withQuantity(lines, variantId, typed) : lines;
  }, cart.lines);
}
