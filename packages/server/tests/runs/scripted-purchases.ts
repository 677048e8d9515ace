import {
  type AnswerValues,
  cardSchema,
  choicesSchema,
  doneElsewhereSchema,
  type Question,
} from "@cartwright/contract";
import type { CheckoutHost, CheckoutOutcome } from "@cartwright/engine/server";

export const variantQuestion: Question = {
  key: "variant",
  message: "Which size?",
  responseSchema: choicesSchema(
    new Map([
      [
        "Size",
        [
          { const: "s", title: "Small" },
          { const: "l", title: "Large" },
        ],
      ],
    ]),
  ),
};

export const cardQuestion: Question = {
  key: "card",
  message: "Pay 24.2 USD at the shop?",
  responseSchema: cardSchema,
  detectedTotal: { amount: "24.2", currency: "USD" },
};

/** Has no fields: what it asks for is done elsewhere. */
export const approvalQuestion: Question = {
  key: "confirm",
  message: "Approve the payment in your bank's app.",
  responseSchema: doneElsewhereSchema,
};

export const card = { card_number: "4242424242424242", card_expiry: "12 / 30", card_cvc: "987" };

export const confirmed: CheckoutOutcome = {
  status: "succeeded",
  total: { amount: "24.2", currency: "USD" },
  merchantOrderId: "HW-1001",
  evidenceUrl: "https://hartwell.localhost/orders/1001",
};

/** Variant, card, submit: the shape of nearly every purchase. `onSubmit` is the press that places the order. */
export async function buyWithTwoQuestions(
  host: CheckoutHost,
  onSubmit: (answers: { variant: AnswerValues; card: AnswerValues }) => void = () => undefined,
): Promise<CheckoutOutcome> {
  await host.report({ code: "product_opened", label: "Opened the product" });
  const variant = await host.ask(variantQuestion);
  await host.report({ code: "variant_chosen", label: "Chose the variant", facts: { ...variant } });
  const answer = await host.ask(cardQuestion);
  await host.report({ code: "card_entered", label: "Entered the card" });
  await host.beforeSubmit({ total: cardQuestion.detectedTotal, attempt: 1 });
  onSubmit({ variant, card: answer });
  await host.report({ code: "order_submitted", label: "Submitted the order" });
  return confirmed;
}
