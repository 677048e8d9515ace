import type { Frame, Page } from "playwright-core";
import { expect, it } from "vitest";
import { createRecipients } from "./recipients.ts";

it("a page that the shop has handed over to is the payment's, also before the order was pressed", () => {
  const recipients = createRecipients((address) => address.includes("shop.example"));
  expect(recipients.isOfPayment("https://pay.shop-pays.example/c/1")).toBe(false);
  recipients.noteHandOver("pay.shop-pays.example");
  expect(recipients.isOfPayment("https://pay.shop-pays.example/c/1")).toBe(true);
  expect(recipients.isOfPayment("https://shop.example/checkout")).toBe(false);
});

it("a frame that took the card and went on to another page is the payment's, and no other that was there", () => {
  const addresses = { card: "https://vault.example/form", advert: "https://adverts.example/1" };
  const frameOf = (name: keyof typeof addresses) => ({ url: () => addresses[name] }) as Frame;
  const [card, advert] = [frameOf("card"), frameOf("advert")];
  const recipients = createRecipients((address) => address.includes("shop.example"));
  recipients.noteCard([card]);
  recipients.notePress([
    { url: () => "https://shop.example/", frames: () => [card, advert] } as unknown as Page,
  ]);
  addresses.card = "https://vault.example/form#top";
  expect(recipients.isOpenedByPress(card)).toBe(false);
  addresses.card = "https://vault.example/bank";
  addresses.advert = "https://adverts.example/2";
  expect([card, advert].map(recipients.isOpenedByPress)).toEqual([true, false]);
  expect([card, advert].map(recipients.isOpenedForPayment)).toEqual([true, false]);
});
