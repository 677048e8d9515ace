import { describe, expect, test } from "vitest";
import { confirms, offersPlainly, warnsItIsFinal } from "./confirms.ts";

describe("a question in a window of the browser's own", () => {
  test.each([
    ["Are you sure you want to place this order?", "pay"],
    ["Are you sure? Your order will be placed.", "pay"],
    ["Voulez-vous vraiment valider votre commande ?", "pay"],
    ["この内容で注文を確定してよろしいですか？", "pay"],
    ["Really remove this item from your cart?", "remove"],
    ["Artikel wirklich löschen?", "remove"],
  ] as const)("that repeats what was pressed is answered with yes: %s", (question, move) => {
    expect(confirms(question, move)).toBe(true);
  });

  test.each([
    ["Really remove this item from your cart?", "pay"],
    ["Place this order with gift wrapping for $4.00?", "pay"],
    ["Leave this page?", "pay"],
    ["Place the order? Express handling of nine hundred dollars is added.", "pay"],
    ["Handling is added.\nPlace this order?", "pay"],
    ["Join our club?", "remove"],
  ] as const)(
    "that is about something else, or names an amount, is answered with no: %s",
    (question, move) => {
      expect(confirms(question, move)).toBe(false);
    },
  );
});

test("a question that names the approved amount, and no other, is answered with yes", () => {
  const approved = { amount: "598.90" };
  expect(confirms("Czy złożyć zamówienie na kwotę 598,90 zł?", "pay", approved)).toBe(true);
  expect(confirms("Czy złożyć zamówienie na kwotę 698,90 zł?", "pay", approved)).toBe(false);
  expect(confirms("Place the order for $598.90 and wrapping for $4.00?", "pay", approved)).toBe(false);
  expect(
    confirms(
      "Ready to pay? $598.90 including GST. You will go to PaySure to pay by card. Not yet Go to payment",
      "pay",
      approved,
    ),
  ).toBe(true);
  expect(confirms("Ready to pay? $598.90. A service fee of $4.00 is added.", "pay", approved)).toBe(false);
});

describe("a window between the order's press and its sending", () => {
  test.each([
    "Almost there You can't edit your bag after this.",
    "One last step. Once placed, your order cannot be changed.",
    "This action can’t be undone.",
    "Noch ein Schritt. Danach können Sie nichts mehr ändern.",
    "Vous ne pourrez plus modifier votre commande.",
    "¿Seguimos? Ya no podrás cambiar la dirección.",
    "Un ultimo passo. Dopo non potrai più cambiare i dati.",
    "Hierna kun je je gegevens niet meer wijzigen.",
    "Jeszcze chwila. Po tym kroku nie będzie można nic zmienić.",
    "Depois não poderá alterar o pedido.",
    "Efter detta kan du inte ändra något.",
    "Dette kan ikke endres senere.",
    "Bu işlem geri alınamaz.",
    "Poté už objednávku nelze změnit.",
    "この後は内容を変更できません。",
  ])("that only says it is final is the order's: %s", (text) => {
    expect(warnsItIsFinal(text)).toBe(true);
  });

  test.each([
    "Leave this page? Changes you made will not be saved.",
    "You can't change this later. Gift wrapping included?",
    "Join now: you can't edit this later. $4.00 a month.",
    "You cannot change this later. Your plan renews every month.",
    "Subscribe to our newsletter? You can't edit this later.",
    "You cannot change this later. A handling fee is added.",
    "You cannot change this later. Save my card for next time?",
    "Stay a little longer?",
  ])("that offers something, costs something or says nothing known is not: %s", (text) => {
    expect(warnsItIsFinal(text)).toBe(false);
  });
});

test.each([
  ["Add gift wrapping to your order?", true],
  ["Place this order with insurance for $9.00?", true],
  ["Continue without the club? Cancel joins it for $9.90 a month.", false],
  ["Continue without insurance?", false],
  ["Are you sure?", false],
])("what a no to %j means is plain: %j", (question, isPlain) => {
  expect(offersPlainly(question)).toBe(isPlain);
});
