import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Documents } from "../../documents.store.ts";
import { findCookie } from "../../find-cookie.ts";
import type { OrdersStore } from "../../orders/orders.store.ts";
import type { Processor } from "../../payments/processor.ts";
import { randomToken } from "../../random-token.ts";
import type { Account } from "./accounts/account.ts";
import type { MailStore } from "./accounts/mail.store.ts";
import type { CardSessions } from "./payments/card-sessions.ts";
import type { Visitor } from "./visitor.ts";

/** What the shop's routes work with. */
export interface Shop {
  readonly visitors: Documents<Visitor>;
  readonly accounts: Documents<Account>;
  readonly mail: MailStore;
  readonly orders: OrdersStore;
  readonly processor: Processor;
  readonly cardSessions: CardSessions;
  readonly originOf: (hostname: string) => string;
  /** Delay of each answer once the slow sourdough is in the basket. */
  readonly slowAnswerMs: number;
}

const COOKIE = "fr_visit";

export function visitorOf(shop: Shop, request: FastifyRequest): Visitor {
  const token = findCookie(request.headers.cookie, COOKIE);
  return (token ? shop.visitors.find(token) : undefined) ?? newVisitor();
}

export function keepVisitor(shop: Shop, reply: FastifyReply, visitor: Visitor): void {
  shop.visitors.save(visitor.token, visitor);
  reply.header("set-cookie", `${COOKIE}=${visitor.token}; path=/; max-age=1209600; SameSite=Lax; HttpOnly`);
}

/** The same person with an empty basket, after an order. */
export function afterOrder(visitor: Visitor): Visitor {
  const { token, account, email, address } = visitor;
  return { ...newVisitor(), token, account, email, address };
}

function newVisitor(): Visitor {
  return {
    token: randomToken(32),
    orderToken: randomToken(20),
    lines: [],
    hasGiftBox: false,
    account: null,
    pendingSignIn: null,
    email: "",
    address: null,
    day: null,
    method: null,
    payment: null,
  };
}

const formSchema = z.record(z.string(), z.string().trim().max(500));

/** A submitted form by field name; values that are not text count as missing. */
export function formOf(request: FastifyRequest): Readonly<Record<string, string>> {
  return formSchema.catch({}).parse(request.body ?? {});
}
