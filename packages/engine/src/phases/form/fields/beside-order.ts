import type { FieldRole } from "../../../page/fields/field-role.ts";

/** Fields that an order doesn't need. */
export const besideOrder: ReadonlySet<FieldRole> = new Set([
  "coupon",
  "giftCard",
  "giftMessage",
  "newsletter",
  "orderNote",
  "quantity",
  "search",
]);
