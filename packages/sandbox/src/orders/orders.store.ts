import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { randomToken } from "../random-token.ts";
import { type Order, orderSchema, type PlacedOrder } from "./order.ts";

const CONFIRMATION_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ123456789";
const rowSchema = z.object({
  id: z.number(),
  checkout_token: z.string(),
  confirmation: z.string(),
  body: z.string(),
});

export interface OrdersStore {
  /** Newest first. */
  listOrders(): Order[];
  findOrderOfCheckout(checkoutToken: string): PlacedOrder | undefined;
  findOrderByNumber(number: string): PlacedOrder | undefined;
  /** Records the order of a checkout; if it already has one, returns that one. */
  placeOrder(checkoutToken: string, order: Omit<Order, "number">): PlacedOrder;
}

interface Numbering {
  readonly prefix: string;
  readonly firstNumber: number;
}

export function openOrdersStore(database: DatabaseSync, { prefix, firstNumber }: Numbering): OrdersStore {
  database.exec(
    `CREATE TABLE IF NOT EXISTS orders
     (id INTEGER PRIMARY KEY AUTOINCREMENT, checkout_token TEXT NOT NULL UNIQUE, confirmation TEXT NOT NULL, body TEXT NOT NULL)`,
  );
  const selectAll = database.prepare("SELECT * FROM orders ORDER BY id DESC");
  const selectByToken = database.prepare("SELECT * FROM orders WHERE checkout_token = ?");
  const selectById = database.prepare("SELECT * FROM orders WHERE id = ?");
  const insert = database.prepare("INSERT INTO orders (checkout_token, confirmation, body) VALUES (?, ?, ?)");
  const numberOf = (id: number) => `${prefix}${firstNumber + id - 1}`;

  function placedOrder(found: unknown): PlacedOrder {
    const row = rowSchema.parse(found);
    const order = orderSchema.parse({ ...JSON.parse(row.body), number: numberOf(row.id) });
    return { order, checkoutToken: row.checkout_token, confirmationNumber: row.confirmation };
  }
  const findOrderOfCheckout = (token: string) => {
    const row = selectByToken.get(token);
    return row && placedOrder(row);
  };

  return {
    listOrders: () => selectAll.all().map((row) => placedOrder(row).order),
    findOrderOfCheckout,
    findOrderByNumber(number) {
      const id = Number(number.slice(prefix.length)) - firstNumber + 1;
      const row = Number.isSafeInteger(id) ? selectById.get(id) : undefined;
      return row && placedOrder(row);
    },
    placeOrder(token, order) {
      const earlier = findOrderOfCheckout(token);
      if (earlier) return earlier;
      const confirmationNumber = randomToken(9, CONFIRMATION_ALPHABET);
      const { lastInsertRowid } = insert.run(token, confirmationNumber, JSON.stringify(order));
      const number = numberOf(Number(lastInsertRowid));
      return { order: { ...order, number }, checkoutToken: token, confirmationNumber };
    },
  };
}
