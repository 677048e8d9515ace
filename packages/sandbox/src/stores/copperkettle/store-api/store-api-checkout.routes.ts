import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type Basket, holds } from "../cart/basket.ts";
import { receivedPath } from "../checkout/classic-checkout.ts";
import { gatewayOf } from "../checkout/classic-form.ts";
import { findMistakes } from "../checkout/find-mistakes.ts";
import { pay } from "../checkout/pay.ts";
import { basketOf, keepBasket, type Shop } from "../shop.ts";
import { refuse } from "./refuse.ts";
import { checkoutBody, withCustomer } from "./requests.ts";

const SUBMIT_ANSWER_MS = 700;

/** The order press of the block checkout. */
export function addStoreApiCheckoutRoute(app: FastifyInstance, shop: Shop, path: string): void {
  app.post(path, async (request, reply) => {
    await delay(SUBMIT_ANSWER_MS);
    const body = checkoutBody.parse(request.body);
    const opened = basketOf(shop, request);
    const basket = {
      ...opened,
      details: { ...withCustomer(opened.details, body), note: body.customer_note },
    };
    if (basket.lines.length === 0)
      return refuse(reply, 400, "cart_empty", "Cannot create order from empty cart.");
    keepBasket(shop, reply, basket);
    const [mistake] = findMistakes(basket.details);
    if (mistake) return refuse(reply, 400, "invalid_address", `${mistake.label} ${mistake.words}`);
    const gateway = gatewayOf(body.payment_method);
    if (!gateway) return refuse(reply, 400, "checkout_payment_method_missing", "No payment method provided.");
    const token = body.payment_data.find(({ key }) => key === "wc-stripe-payment-method")?.value;
    return answer(reply, basket, { gateway, token: typeof token === "string" ? token : "" });
  });

  function answer(reply: FastifyReply, basket: Basket, payment: Parameters<typeof pay>[2]) {
    const paid = pay(shop, basket, payment);
    switch (paid.status) {
      case "declined":
        return refuse(reply, 402, "checkout_process_payment_error", paid.message);
      case "challenged":
        return result("pending", `#wc-stripe-confirm:${encodeURIComponent(paid.url)}`);
      case "handed_over":
        return result("pending", paid.url);
      case "failed":
        return result("failure", receivedPath(paid));
      case "placed":
        if (holds(basket.lines, "never-answers")) return refuse(reply, 500, "unknown_server_error", "");
        return {
          ...result("success", receivedPath(paid)),
          order_id: Number(paid.placed.order.number),
          order_key: `wc_order_${paid.placed.confirmationNumber}`,
          status: "processing",
        };
    }
  }
}

function result(payment_status: string, redirect_url: string) {
  return { payment_result: { payment_status, payment_details: [], redirect_url } };
}
