import { type Html, html } from "../../html.ts";
import { drawSend } from "../draw-controls.ts";
import { drawField } from "../draw-field.ts";
import { fieldsOf, type Section } from "../form-fields.ts";
import type { ShopPlan } from "../shop-plan.ts";
import {
  deliveryMinor,
  fieldValue,
  goodsMinor,
  orderStepOf,
  stepsOf,
  totalMinor,
  type Visit,
} from "../visit.ts";
import type { WordKey } from "../words/choose-words.ts";
import { drawCoupon } from "./cart-page.ts";

/** Replaced as a whole when a step is done. */
export function drawCheckout(visit: Visit, plan: ShopPlan, complaints: ReadonlyMap<string, string>): Html {
  const steps = stepsOf(plan);
  const isFolded = plan.traits.navigation === "accordion";
  const body = isFolded
    ? steps.map((sections, index) => drawFold(sections, index, { visit, plan, complaints }))
    : [drawStep(steps[visit.step] ?? [], { visit, plan, complaints })];
  return html`<div id="checkout"><h1>${plan.say("checkout")}</h1>${body}${drawSummary(visit, plan)}</div>`;
}

interface Context {
  readonly visit: Visit;
  readonly plan: ShopPlan;
  readonly complaints: ReadonlyMap<string, string>;
}

const headings: Readonly<Record<Section, WordKey>> = {
  account: "checkout",
  contact: "contact",
  address: "address",
  delivery: "delivery",
  payment: "payment",
  boxes: "review",
  review: "review",
  card: "card",
};

function drawFold(sections: readonly Section[], index: number, context: Context): Html {
  const { visit, plan } = context;
  const title = plan.say(headings[sections[0] ?? "review"]);
  const isOpen = index === visit.step;
  return html`<section class="fold"><h2>${index + 1}. ${title}</h2>${isOpen && drawStep(sections, context)}</section>`;
}

function drawStep(sections: readonly Section[], context: Context): Html {
  const { visit, plan, complaints } = context;
  const { traits, say } = plan;
  if (sections[0] === "account") return drawAccountWall(plan);
  const isOrder = visit.step === orderStepOf(plan);
  const isCard = sections[0] === "card";
  const send = isOrder
    ? drawSend({ kind: traits.order, words: say("placeOrder"), id: "order" })
    : drawSend({
        kind: isCard ? "button" : traits.goOn,
        words: isCard ? say("placeOrder") : say("continue"),
      });
  const above = complaints.size > 0 && traits.complaint === "above";
  return html`${above && html`<div class="alert" role="alert"><p>${say("fix")}</p><ul>${[...complaints.values()].map((text) => html`<li>${text}</li>`)}</ul></div>`}
<form action="/checkout" method="post" id="step" novalidate data-step="${visit.step}">
${visit.step === firstFormStep(plan) && drawAccountChoice(plan)}
${sections.map((section) => drawSection(section, context))}
${traits.complaint === "beside" && drawOthers(complaints)}
${traits.honeypot !== "none" && drawTrap(plan)}<div class="go">${send}</div></form>
${isOrder && traits.coupon !== "none" && traits.coupon !== "cart" && drawCoupon(plan)}`;
}

/** Complaints that belong to no single field are shown above the button. */
function drawOthers(complaints: ReadonlyMap<string, string>): Html {
  const texts = ["card", "form"].flatMap((id) => complaints.get(id) ?? []);
  return html`${texts.map((text) => html`<p class="wrong">${text}</p>`)}`;
}

function firstFormStep({ traits }: ShopPlan): number {
  return traits.account === "guest-link" ? 1 : 0;
}

function drawAccountWall({ say }: ShopPlan): Html {
  return html`<div class="two"><form action="/sign-in" method="post"><h2>${say("returning")}</h2>
<label>${say("email")} <input name="login" type="email"></label><label>${say("password")} <input name="password" type="password"></label>
<button>${say("login")}</button></form><div><h2>${say("guest")}</h2><form action="/guest" method="post"><button>${say("guest")}</button></form></div></div>`;
}

function drawAccountChoice({ traits, say }: ShopPlan): Html | undefined {
  if (traits.account === "guest-radio")
    return html`<fieldset><label><input type="radio" name="who" value="account"> ${say("createAccount")}</label>
<label><input type="radio" name="who" value="guest"> ${say("guest")}</label></fieldset>`;
  if (traits.account === "password-optional")
    return html`<p><label><input type="checkbox" name="create"> ${say("createAccount")}</label></p>`;
  if (traits.account === "sign-in-beside")
    return html`<p>${say("returning")} <a href="/sign-in">${say("login")}</a></p>`;
  return undefined;
}

function drawSection(section: Section, { visit, plan, complaints }: Context): Html {
  const { traits, say } = plan;
  const beside = traits.complaint === "beside";
  const fields = fieldsOf(section, plan).map((field) =>
    drawField(
      field,
      { value: fieldValue(visit, field), complaint: beside ? complaints.get(field.id) : undefined },
      plan,
    ),
  );
  const heading = html`<h3>${say(headings[section])}</h3>`;
  if (section === "boxes") return html`<div class="boxes">${fields}</div>`;
  if (section === "review") return html`${heading}${drawReview(visit)}`;
  if (section === "delivery")
    return html`<div class="part">${heading}${drawDelivery(fields, { visit, plan, complaints })}</div>`;
  if (section === "payment")
    return html`<div class="part">${heading}${fields}${drawCardFrames(visit, plan)}</div>`;
  return html`<div class="part">${heading}${fields}</div>`;
}

function drawDelivery(fields: readonly Html[], { visit, plan }: Context): Html {
  const { traits, say } = plan;
  const isAddressKnown = (visit.values.get("postcode") ?? "") !== "";
  if (traits.delivery === "late" && !isAddressKnown && traits.grouping === "one-page")
    return html`<div id="deliveries" data-late>${say("needAddress")}</div>`;
  if (traits.delivery !== "dialog") return html`<div id="deliveries">${fields}</div>`;
  const chosen = plan.deliveries.find(({ id }) => id === visit.values.get("delivery"));
  return html`<p id="chosen-delivery">${chosen?.title ?? say("chooseDelivery")}</p><button type="button" data-opens="delivery-dialog">${say("choose")}</button>
<dialog id="delivery-dialog">${fields}<button type="button" data-closes="delivery-dialog">${say("apply")}</button></dialog>`;
}

function drawReview({ values }: Visit): Html {
  const shown = [
    "email",
    "fullName",
    "firstName",
    "lastName",
    "street",
    "streetName",
    "houseNumber",
    "postcode",
    "city",
  ];
  return html`<ul>${shown.flatMap((id) => (values.get(id) ? [html`<li>${values.get(id)}</li>`] : []))}</ul>`;
}

function drawCardFrames(visit: Visit, { traits }: ShopPlan): Html | undefined {
  if (traits.cardPlace === "frames-of-shop")
    return html`${["number", "expiry", "cvc"].map(
      (part) =>
        html`<iframe class="card-field" title="${part}" data-frame="/card-frame/${part}?visit=${visit.id}"></iframe>`,
    )}`;
  if (traits.cardPlace === "one-frame-of-shop")
    return html`<iframe class="card-form" title="card" data-frame="/card-frame/all?visit=${visit.id}"></iframe>`;
  return undefined;
}

function drawTrap({ traits, random }: ShopPlan): Html {
  const style = {
    "off-screen": "position:absolute;left:-5000px",
    "not-displayed": "display:none",
    transparent: "position:absolute;opacity:0;pointer-events:none",
    "zero-size": "position:absolute;width:0;height:0;overflow:hidden",
  }[traits.honeypot as "off-screen"];
  return html`<div style="${style}"><label>Website <input name="url_${random("trap").code(4)}" tabindex="-1" autocomplete="off"></label></div>`;
}

function drawSummary(visit: Visit, plan: ShopPlan): Html {
  const { say, money, traits } = plan;
  const delivery = deliveryMinor(visit, plan);
  return html`<aside id="summary">${visit.cart.map(
    ({ title, options, quantity, priceMinor }) =>
      html`<p>${quantity} × ${title} ${Object.values(options).join(" / ")} <span>${money.format(priceMinor * quantity)}</span></p>`,
  )}<dl><dt>${say("subtotal")}</dt><dd>${money.format(goodsMinor(visit))}</dd>
<dt>${say("shippingCost")}</dt><dd>${deliveryPrice(delivery, plan)}</dd>
<dt class="total">${say("total")}</dt><dd class="total">${money.format(totalMinor(visit, plan))}</dd></dl>
${traits.order === "twin-in-summary" && visit.step === orderStepOf(plan) && html`<button type="submit" form="step" class="twin">${say("placeOrder")}</button>`}</aside>`;
}

function deliveryPrice(minor: number | undefined, { say, money }: ShopPlan): string {
  if (minor === undefined) return "–";
  return minor === 0 ? say("free") : money.format(minor);
}
