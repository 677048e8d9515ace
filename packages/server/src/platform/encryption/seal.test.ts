import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Secret } from "../secret.ts";
import { createSealer, type SealingKey } from "./seal.ts";

const key = (id: string): SealingKey => ({ id, key: new Secret(randomBytes(32)) });
const plain = Buffer.from("4242 4242 4242 4242");

describe("a sealed value", () => {
  it("opens to what was sealed and never reads the same twice", () => {
    const sealer = createSealer([key("a")], "buyer-sessions");
    const sealed = sealer.seal(plain);
    expect(sealer.open(sealed)).toEqual(plain);
    expect(sealer.seal(plain)).not.toEqual(sealed);
    expect(sealed.includes(plain)).toBe(false);
  });

  it("opens after its key was superseded, and no more when it is gone", () => {
    const [old, recent] = [key("old"), key("new")];
    const sealed = createSealer([old], "buyer-sessions").seal(plain);
    expect(createSealer([recent, old], "buyer-sessions").open(sealed)).toEqual(plain);
    expect(() => createSealer([recent], "buyer-sessions").open(sealed)).toThrow("not among VAULT_KEYS");
  });

  it("opens for no other purpose and in no other context", () => {
    const keys = [key("a")] as const;
    const sealed = createSealer([...keys], "buyer-sessions").seal(plain, "row 1");
    expect(() => createSealer([...keys], "submitted-values").open(sealed, "row 1")).toThrow();
    expect(() => createSealer([...keys], "buyer-sessions").open(sealed, "row 2")).toThrow();
  });

  it("refuses what was altered, cut short or never sealed", () => {
    const sealer = createSealer([key("a")], "buyer-sessions");
    const sealed = sealer.seal(plain);
    for (let index = 0; index < sealed.length; index += 1) {
      const altered = Buffer.from(sealed);
      altered[index] = (altered[index] ?? 0) ^ 1;
      expect(() => sealer.open(altered)).toThrow();
      expect(() => sealer.open(sealed.subarray(0, index))).toThrow();
    }
  });
});
