import type { Statement } from "./record-statements.ts";

/** Statements with the ids that they were heard with, in whose place come those of each request. */
export interface Recorded {
  statements: Statement[];
  checkoutId: string;
  tenantId: string;
}

export type Ids = Pick<Recorded, "checkoutId" | "tenantId">;

export function withOwnIds(value: unknown, recorded: Recorded, own: Ids): unknown {
  if (Array.isArray(value)) return value.map((each) => withOwnIds(each, recorded, own));
  if (typeof value === "object" && value !== null && Reflect.get(value, "type") === "Buffer")
    return Buffer.from(Reflect.get(value, "data"));
  if (typeof value !== "string") return value;
  return value.replaceAll(recorded.checkoutId, own.checkoutId).replaceAll(recorded.tenantId, own.tenantId);
}
