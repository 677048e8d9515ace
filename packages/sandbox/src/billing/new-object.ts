import { randomToken } from "../random-token.ts";

export function newObjectId(prefix: string): string {
  return `${prefix}_${randomToken(24)}`;
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** What every object of the processor begins with. */
export function newObject(id: string): { id: string; created: number; livemode: false } {
  return { id, created: nowSeconds(), livemode: false };
}
