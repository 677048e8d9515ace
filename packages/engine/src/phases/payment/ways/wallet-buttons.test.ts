import { expect, it } from "vitest";
import type { Pressable } from "../../../page/moves/read-moves.ts";
import { areWalletButtons } from "./wallet-buttons.ts";

const button = (text: string, spoken = text) =>
  ({ text, spoken, isLink: false, disabled: false }) as Pressable;
const choice = (title: string) => ({ value: title, title, enabled: true });

it.each([
  ["each pays with a wallet", [button("PayPal"), button("Amazon Pay")], true],
  [
    "one is called a device's wallet only for those who cannot see its sign",
    [button("Pay", "Apple Pay")],
    true,
  ],
  ["one pays by card", [button("PayPal"), button("Card")], false],
])("buttons side by side are no list to choose from: %s", (_what, pressables, areWallets) => {
  const choices = pressables.map(({ text }) => choice(text));
  expect(areWalletButtons({ value: "", choices }, { pressables })).toBe(areWallets);
});
