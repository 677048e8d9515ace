import { html } from "../html.ts";
import { type Answer, type Exchange, isFetched, jsonAnswer, pageAnswer, redirectAnswer } from "./answers.ts";
import { checkValues } from "./check-values.ts";
import { drawCheckout } from "./pages/checkout-page.ts";
import { drawReceipt } from "./pages/receipt-page.ts";
import type { ShopPlan } from "./shop-plan.ts";
import { fieldsOfStep, fieldValue, orderStepOf, stepsOf, takeSent, totalMinor, type Visit } from "./visit.ts";

/** The checkout of a shop: shows the current step, accepts its submission, and ends with the receipt. */
export function checkOut(exchange: Exchange): Answer {
  const { visit, plan, request, url } = exchange;
  if (visit.cart.length === 0) return redirectAnswer("/cart");
  if (visit.orderNumber !== undefined) return receiptAnswer(exchange);
  if (request.method === "POST") return takeCheckout(exchange);
  if (plan.traits.navigation === "script-drawn" && !isFetched(request))
    return pageAnswer(exchange, html`<div id="checkout" data-drawn><p>${plan.say("working")}</p></div>`);
  const wanted = Number(url.pathname.split("/")[2] ?? visit.step);
  if (Number.isInteger(wanted) && wanted < visit.step) visit.step = wanted;
  return stepAnswer(exchange, new Map());
}

/** The current step, as a page or as the fragment that the page's script inserts. */
function stepAnswer(exchange: Exchange, complaints: ReadonlyMap<string, string>): Answer {
  const { visit, plan, request } = exchange;
  const part = drawCheckout(visit, plan, complaints);
  const toast = plan.traits.complaint === "toast" ? [...complaints.values()].join(" ") : "";
  if (!isFetched(request))
    return pageAnswer(
      exchange,
      html`${part}${toast !== "" && html`<div id="toast" role="status">${toast}</div>`}`,
    );
  return jsonAnswer({ html: part.markup, path: pathOfStep(visit, plan), toast });
}

function pathOfStep({ step }: Visit, { traits }: ShopPlan): string {
  return traits.navigation === "pages" || traits.navigation === "script-drawn"
    ? `/checkout/${step}`
    : "/checkout";
}

export function receiptAnswer(exchange: Exchange): Answer {
  const { visit, plan, records, request } = exchange;
  const order = records.orders.find(({ number }) => number === visit.orderNumber);
  if (!order) return pageAnswer(exchange, html`<h1>404</h1>`, 404);
  const receipt = drawReceipt(order, plan);
  visit.cart = [];
  if (isFetched(request))
    return jsonAnswer({ html: `<div id="checkout">${receipt.markup}</div>`, path: "/done" });
  return pageAnswer(exchange, receipt);
}

/** Handles a submitted step: shows complaints, goes on to the next one, or records the order. */
function takeCheckout(exchange: Exchange): Answer {
  const { visit, plan, sent } = exchange;
  const isForOtherStep = sent.has("step") && Number(sent.get("step")) !== visit.step;
  if (isForOtherStep) return stepAnswer(exchange, new Map());
  takeSent(visit, sent, plan);
  // A change that only renders the form again, for example because the country determines the fields.
  if (sent.get("redraw") === "yes") return stepAnswer(exchange, new Map());
  visit.sendings += 1;
  const complaints = complaintsOf(exchange);
  if (complaints.size > 0) {
    forgetCleared(exchange);
    return stepAnswer(exchange, complaints);
  }
  for (const field of fieldsOfStep(visit, plan)) visit.values.set(field.id, fieldValue(visit, field));
  visit.sendings = 0;
  const isLast = visit.step === stepsOf(plan).length - 1;
  if (isLast) return placeOrder(exchange);
  visit.step += 1;
  return isFetched(exchange.request)
    ? stepAnswer(exchange, new Map())
    : redirectAnswer(pathOfStep(visit, plan));
}

function complaintsOf({ visit, plan }: Exchange): Map<string, string> {
  const complaints = checkValues(visit, plan);
  const isGuarded =
    plan.traits.guard === "too-fast-once" && visit.step === orderStepOf(plan) && visit.sendings === 1;
  if (isGuarded && complaints.size === 0) complaints.set("form", plan.say("fix"));
  return complaints;
}

/** Some shops clear fields whenever they return a form. */
function forgetCleared({ visit, plan }: Exchange): void {
  const cleared = { nothing: [], phone: ["phone"], card: ["cardNumber", "cvc", "expiry"] }[
    plan.traits.cleared
  ];
  for (const { id } of fieldsOfStep(visit, plan))
    if (cleared.some((each) => each === id)) visit.values.delete(id);
}

function placeOrder(exchange: Exchange): Answer {
  const { visit, plan, records } = exchange;
  visit.orderNumber ??= `OK-${plan.seed}-${1000 + records.orders.length}`;
  records.orders.push({
    number: visit.orderNumber,
    lines: visit.cart.map(({ title, options, quantity }) => ({ title, options, quantity })),
    values: Object.fromEntries(visit.values),
    trapped: [...visit.trapped],
    totalMinor: totalMinor(visit, plan),
  });
  const staysHere = plan.traits.receipt === "same-address" || isFetched(exchange.request);
  return staysHere ? receiptAnswer(exchange) : redirectAnswer("/done");
}
