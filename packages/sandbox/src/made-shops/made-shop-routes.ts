import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { findCookie } from "../find-cookie.ts";
import { html } from "../html.ts";
import {
  type Answer,
  countOf,
  type Exchange,
  isFetched,
  jsonAnswer,
  markupAnswer,
  pageAnswer,
  redirectAnswer,
  type ShopBooks,
} from "./answers.ts";
import { drawCardFrame } from "./card-frame.ts";
import { checkOut, receiptAnswer } from "./check-out.ts";
import { drawCart, drawOffer } from "./pages/cart-page.ts";
import { drawProduct } from "./pages/product-page.ts";
import { findPublicFile } from "./public-files.ts";
import type { ShopPlan } from "./shop-plan.ts";
import { newVisit, type Visit } from "./visit.ts";

/** All routes of a made shop. Its customers are kept in memory, identified by a cookie. */
export function createMadeShopRoutes(plan: ShopPlan, records: ShopBooks): RequestListener {
  const visits = new Map<string, Visit>();
  const findVisit = (request: IncomingMessage, url: URL): Visit => {
    const id = url.searchParams.get("visit") ?? findCookie(request.headers.cookie, "visit") ?? "";
    const known = visits.get(id);
    if (known) return known;
    const visit = newVisit(`v${visits.size + 1}-${plan.random(`visit ${visits.size}`).code(10)}`);
    visits.set(visit.id, visit);
    return visit;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://shop");
    const file = await findPublicFile(url.pathname);
    if (file) return void response.writeHead(200, { "content-type": file.type }).end(file.body);
    const sent = new URLSearchParams(request.method === "POST" ? await text(request) : "");
    const visit = findVisit(request, url);
    response.setHeader("set-cookie", `visit=${visit.id}; Path=/`);
    const isShops = request.method === "POST" && url.pathname !== "/card-value";
    if (plan.traits.answers === "slow" && isShops) await delay(records.slowMs);
    const { status, type, body, location } = route({ plan, records, visit, request, url, sent });
    response
      .writeHead(status, { "content-type": type, ...(location !== undefined && { location }) })
      .end(body);
  };
  return (request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  };
}

function route(exchange: Exchange): Answer {
  const { url, visit, plan, records, sent } = exchange;
  const [, first = "", second = ""] = url.pathname.split("/");
  switch (first) {
    case "":
      return pageAnswer(exchange, html`<a href="/product">${plan.product.title}</a>`);
    case "product":
      return pageAnswer(exchange, drawProduct(plan));
    case "add":
      return addGoods(exchange);
    case "add-other":
      visit.cart.push({ title: "Ash Tray Table", options: {}, quantity: 1, priceMinor: 2900 });
      return redirectAnswer("/cart");
    case "remove":
      visit.cart.splice(Number(second), 1);
      return redirectAnswer("/cart");
    case "cart":
      return pageAnswer(exchange, drawCart(visit, plan));
    case "offer":
      return pageAnswer(exchange, drawOffer(plan));
    case "guest":
      visit.step = 1;
      return redirectAnswer("/checkout");
    case "newsletter":
      records.subscriptions.push(sent.get("email") ?? "");
      return redirectAnswer("/");
    case "checkout":
      return checkOut(exchange);
    case "card-frame":
      return markupAnswer(drawCardFrame(second, visit, plan));
    case "card-value":
      return takeCardValue(exchange);
    case "done":
      return receiptAnswer(exchange);
    case "advertisement":
      return markupAnswer(
        "<!doctype html><p>Try our coffee</p><form><input type=email placeholder=E-mail></form>",
      );
    default:
      return pageAnswer(exchange, html`<h1>404</h1>`, 404);
  }
}

/** If two values are sent at once, the older one may arrive last. */
function takeCardValue({ sent, visit }: Exchange): Answer {
  const at = Number(sent.get("at"));
  for (const [name, value] of sent) {
    if (name === "at" || at < (visit.typedAt.get(name) ?? 0)) continue;
    visit.typedAt.set(name, at);
    visit.values.set(name, value);
  }
  return markupAnswer("");
}

function addGoods(exchange: Exchange): Answer {
  const { sent, visit, plan, request } = exchange;
  const options: Record<string, string> = {};
  for (const { name } of plan.product.options) options[name] = sent.get(`option_${name}`) ?? "";
  if (Object.values(options).includes(""))
    return pageAnswer(
      exchange,
      html`<p class="alert" role="alert">${plan.say("choose")}</p>${drawProduct(plan)}`,
    );
  const quantity = Math.max(1, Number.parseInt(sent.get("quantity") ?? "1", 10) || 1);
  const { title, priceMinor } = plan.product;
  visit.cart.push({ title, options, quantity, priceMinor });
  if (isFetched(request)) return jsonAnswer({ count: countOf(visit) });
  return redirectAnswer(plan.traits.afterAdd === "checkout" ? "/checkout" : "/cart");
}
