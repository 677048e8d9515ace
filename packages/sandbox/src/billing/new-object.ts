import { randomToken } from "../random-token.ts";

export function newObjectId(prefix: string): string {
  return `${prefix}_${randomToken(24)}`;
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** The common fields of the processor's objects. */
export function newObject(id: string): { id: string; created: number; livemode: false } {
  return { id, created: nowSeconds(), livemode: false };
}
