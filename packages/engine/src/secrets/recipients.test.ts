import { expect, it } from "vitest";
import { createRecipients } from "./recipients.ts";

it("a page that the shop has handed over to is the payment's, also before the order was pressed", () => {
  const recipients = createRecipients((address) => address.includes("shop.example"));
  expect(recipients.isOfPayment("https://pay.shop-pays.example/c/1")).toBe(false);
  recipients.noteHandOver("pay.shop-pays.example");
  expect(recipients.isOfPayment("https://pay.shop-pays.example/c/1")).toBe(true);
  expect(recipients.isOfPayment("https://shop.example/checkout")).toBe(false);
});
