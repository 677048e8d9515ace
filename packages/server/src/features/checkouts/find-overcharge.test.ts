import type { DisplayedMoney, Money } from "@cartwright/contract";
import { expect, it } from "vitest";
import { findOvercharge } from "./find-overcharge.ts";

const usd = (amount: string) => ({ amount, currency: "USD" });

it.each<[string, Money | null, DisplayedMoney | null, boolean]>([
  ["is above the approved one", usd("900.00"), usd("15.00"), true],
  ["is a cent above it", usd("15.01"), usd("15"), true],
  ["is the same", usd("15.00"), usd("15"), false],
  ["is below it", usd("14.00"), usd("15.00"), false],
  ["is a higher number of another currency", { amount: "900", currency: "EUR" }, usd("15.00"), true],
  ["is the same number of another currency", { amount: "15.00", currency: "KWD" }, usd("15.00"), true],
  ["is a lower number of another currency", { amount: "14.00", currency: "EUR" }, usd("15.00"), false],
  ["is not known", null, usd("15.00"), false],
  ["was approved without a currency", usd("900.00"), { amount: "15.00" }, true],
  ["is the one that was approved without a currency", usd("15.00"), { amount: "15.00" }, false],
  ["was never approved as an amount", usd("900.00"), null, false],
])("a receipt whose total %s", (_what, total, approved, isMore) => {
  expect(findOvercharge({ total }, approved) !== undefined).toBe(isMore);
});
