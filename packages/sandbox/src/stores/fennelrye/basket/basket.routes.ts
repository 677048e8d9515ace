import type { FastifyInstance } from "fastify";
import { sendPage } from "../../../send-page.ts";
import { findProduct, isAvailable, isComplete } from "../catalogue/catalogue.ts";
import { basketPage } from "../pages/basket-page.ts";
import { formOf, keepVisitor, type Shop, visitorOf } from "../shop.ts";
import type { Line, Visitor } from "../visitor.ts";
import type { Edition } from "../words/words.ts";

const MOST_PIECES = 20;

export function addBasketRoutes(app: FastifyInstance, shop: Shop, edition: Edition): void {
  const { prefix } = edition;
  app.get(`${prefix}/basket`, (request, reply) =>
    sendPage(reply, basketPage({ edition, visitor: visitorOf(shop, request) })),
  );

  app.post(`${prefix}/basket/add`, (request, reply) => {
    const form = formOf(request);
    const product = findProduct(form.item ?? "");
    if (!product) return reply.redirect(`${prefix}/`, 302);
    const valueIds = product.choices.map(({ id }) => form[`opt[${id}]`] ?? "");
    const refuse = (error: string) => reply.redirect(`${prefix}/item/${product.slug}?error=${error}`, 302);
    if (!isComplete({ product, valueIds })) return refuse("chooseError");
    if (!isAvailable({ product, valueIds })) return refuse("soldOutError");
    const visitor = visitorOf(shop, request);
    const line = { slug: product.slug, valueIds, quantity: pieces(form.pieces) };
    const hasGiftBox = visitor.hasGiftBox || form.gift === "yes";
    keepVisitor(shop, reply, { ...visitor, hasGiftBox, lines: withLine(visitor.lines, line) });
    return reply.redirect(`${prefix}/basket`, 302);
  });

  app.post(`${prefix}/basket/remove`, (request, reply) => {
    const { line } = formOf(request);
    keepVisitor(shop, reply, without(visitorOf(shop, request), line ?? ""));
    return reply.redirect(`${prefix}/basket`, 302);
  });
}

function pieces(typed: string | undefined): number {
  const quantity = Number(typed ?? 1);
  return Number.isInteger(quantity) && quantity >= 1 ? Math.min(quantity, MOST_PIECES) : 1;
}

function withLine(lines: Visitor["lines"], added: Line): Line[] {
  const isSame = (line: Line) => line.slug === added.slug && line.valueIds.join() === added.valueIds.join();
  if (!lines.some(isSame)) return [...lines, added];
  return lines.map((line) =>
    isSame(line) ? { ...line, quantity: Math.min(line.quantity + added.quantity, MOST_PIECES) } : line,
  );
}

function without(visitor: Visitor, line: string): Visitor {
  if (line === "gift") return { ...visitor, hasGiftBox: false };
  return { ...visitor, lines: visitor.lines.filter((_line, index) => String(index) !== line) };
}
