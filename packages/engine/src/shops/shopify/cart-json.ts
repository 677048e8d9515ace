import { z } from "zod";
import type { CartItem } from "../shop.ts";

const cart = z.object({
  items: z.array(
    z.object({
      key: z.union([z.string(), z.number()]).transform(String),
      variant_id: z.union([z.string(), z.number()]).transform(String),
      quantity: z.number().int(),
      title: z.string().default("something else"),
      final_line_price: z.number().default(0),
    }),
  ),
});

export type CartState =
  | { holds: "exactly" }
  | { holds: "nothing" }
  /** The item is there, but fewer pieces than ordered. */
  | { holds: "fewer"; quantity: number }
  /** Something else that costs money, or more than was ordered. */
  | { holds: "other"; title: string };

/** Compares the answer of `/cart.js` with what was added. A free gift beside the item is accepted. */
export function readCart(
  json: unknown,
  { variant, quantity }: Pick<CartItem, "variant" | "quantity">,
): CartState | undefined {
  const items = cart.safeParse(json).data?.items;
  if (!items) return undefined;
  if (items.length === 0) return { holds: "nothing" };
  const stranger = items.find((item) => item.variant_id !== variant.id && item.final_line_price > 0);
  if (stranger) return { holds: "other", title: stranger.title };
  const ours = items.filter((item) => item.variant_id === variant.id);
  const pieces = ours.reduce((sum, item) => sum + item.quantity, 0);
  if (pieces === quantity) return { holds: "exactly" };
  if (pieces === 0) return { holds: "nothing" };
  return pieces < quantity
    ? { holds: "fewer", quantity: pieces }
    : { holds: "other", title: ours[0]?.title ?? "" };
}

const refusal = z.object({
  description: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
  message: z.string().optional(),
});

/** The merchant's reason for not adding the item. */
export function readRefusal(json: unknown): string | undefined {
  const { description, message } = refusal.safeParse(json).data ?? {};
  const words = typeof description === "string" ? description : message;
  return words?.replace(/\s+/g, " ").trim().slice(0, 300) || undefined;
}
