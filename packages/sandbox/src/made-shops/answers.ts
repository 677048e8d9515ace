import type { IncomingMessage } from "node:http";
import type { Html } from "../html.ts";
import type { MadeOrder } from "./order-book.ts";
import { drawPage } from "./pages/page.ts";
import type { ShopPlan } from "./shop-plan.ts";
import type { Visit } from "./visit.ts";

export interface ShopBooks {
  readonly orders: MadeOrder[];
  readonly subscriptions: string[];
  /** Delay of computed answers in a shop with slow answers. */
  readonly slowMs: number;
}

export interface Exchange {
  readonly plan: ShopPlan;
  readonly records: ShopBooks;
  readonly visit: Visit;
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly sent: URLSearchParams;
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly location?: string;
}

export function pageAnswer({ plan, visit }: Exchange, content: Html, status = 200): Answer {
  const markup = drawPage(plan, { title: plan.say("checkout"), content, cartCount: countOf(visit) });
  return { ...markupAnswer(markup), status };
}

export function markupAnswer(body: string): Answer {
  return { status: 200, type: "text/html; charset=utf-8", body };
}

export function jsonAnswer(value: unknown): Answer {
  return { status: 200, type: "application/json", body: JSON.stringify(value) };
}

export function redirectAnswer(location: string): Answer {
  return { status: 303, type: "text/plain", body: "", location };
}

export function isFetched(request: IncomingMessage): boolean {
  return request.headers["x-requested-with"] === "fetch";
}

export function countOf({ cart }: Visit): number {
  return cart.reduce((sum, { quantity }) => sum + quantity, 0);
}
