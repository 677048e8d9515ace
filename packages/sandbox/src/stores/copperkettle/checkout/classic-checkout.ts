import { type Html, html } from "../../../html.ts";
import type { Basket } from "../cart/basket.ts";
import type { Shop } from "../shop.ts";
import { type ClassicForm, gatewayOf } from "./classic-form.ts";
import { findMistakes, type Mistake } from "./find-mistakes.ts";
import { type PaymentAnswer, pay } from "./pay.ts";

/** What the page's script reads after the order press. */
export type CheckoutAnswer =
  | { readonly result: "success"; readonly redirect: string; readonly returns?: string }
  | {
      readonly result: "failure";
      readonly messages: string;
      readonly refresh: boolean;
      readonly reload: boolean;
    };

/** Answers the order press of the classic checkout. */
export function submitClassic(shop: Shop, basket: Basket, form: ClassicForm): CheckoutAnswer {
  if (basket.lines.length === 0)
    return failure([html`Sorry, your session has expired. <a href="/shop/">Return to shop</a>`]);
  const gateway = gatewayOf(form.payment_method);
  const mistakes = [...findMistakes(basket.details), ...accountMistakes(form), ...termsMistake(form)];
  if (mistakes.length > 0)
    return failure(
      mistakes.map(sentence),
      mistakes.map(({ field }) => field),
    );
  if (!gateway) return failure([html`Invalid payment method.`]);
  return answerOf(pay(shop, basket, { gateway, token: form["wc-stripe-payment-method"] ?? "" }));
}

function answerOf(answer: PaymentAnswer): CheckoutAnswer {
  switch (answer.status) {
    case "placed":
      return { result: "success", redirect: receivedPath(answer) };
    case "failed":
      return { result: "success", redirect: receivedPath(answer) };
    case "challenged":
      return { result: "success", redirect: `#wc-stripe-confirm:${encodeURIComponent(answer.url)}` };
    case "handed_over":
      return { result: "success", redirect: answer.url, returns: answer.returnUrl };
    case "declined":
      return failure([html`${answer.message}`]);
  }
}

/** Where an order can be viewed; the key keeps others out. */
export function receivedPath(answer: Extract<PaymentAnswer, { status: "placed" | "failed" }>): string {
  const { number, key } =
    answer.status === "failed"
      ? answer.failed
      : { number: answer.placed.order.number, key: answer.placed.confirmationNumber };
  return `/checkout/order-received/${number}/?key=wc_order_${key}`;
}

function failure(sentences: readonly Html[], fields: readonly string[] = []): CheckoutAnswer {
  const messages = html`<ul class="woocommerce-error" role="alert">${sentences.map(
    (words, index) => html`<li ${fields[index] && html`data-id="${fields[index]}"`}>${words}</li>`,
  )}</ul>`;
  return { result: "failure", messages: messages.markup, refresh: false, reload: false };
}

function sentence({ label, words }: Mistake): Html {
  return html`<strong>${label}</strong> ${words}`;
}

function accountMistakes(form: ClassicForm): Mistake[] {
  if (form.createaccount !== "1" || form.account_password) return [];
  return [{ field: "account_password", label: "Create account password", words: "is a required field." }];
}

function termsMistake(form: ClassicForm): Mistake[] {
  if (form.terms) return [];
  const words = "Please read and accept the terms and conditions to proceed with your order.";
  return [{ field: "terms", label: "", words }];
}
