import { type Html, html } from "../../../html.ts";
import { COUNTRIES, findCountry } from "../../../places/countries.ts";
import { deliveryDays, deliveryMethods } from "../order/delivery.ts";
import { countryName, euro } from "../words/words.ts";
import { lines, sums } from "./basket-page.ts";
import { field, listBox, oddId, tick } from "./field.ts";
import { HOSTILE_TEXT } from "./hostile-text.ts";
import { layout, steps, trouble, type View } from "./layout.ts";

interface StepView extends View {
  readonly mistakes?: readonly string[];
  readonly typed?: Readonly<Record<string, string>>;
}

/** Above the address is an invisible sign-in form with the same field names. */
export function addressPage({ mistakes = [], typed = {}, ...view }: StepView): Html {
  const { edition } = view;
  const { words, prefix } = edition;
  const text = (name: string, label: string) => field({ name, label, value: typed[name] ?? "" });
  const zones = findCountry(typed["f[land]"] ?? "")?.zones ?? [];
  return layout({
    ...view,
    title: words.addressTitle,
    path: "/order/address",
    content: html`${steps(edition, 0)}<section class="card"><h1>${words.addressTitle}</h1>${trouble(mistakes)}
<form method="post" action="${prefix}/account/sign-in" style="display:none"><input name="email" type="text"><input name="password" type="password"><button>${words.signIn}</button></form>
<form method="post" action="${prefix}/order/address" id="${oddId("addr:form")}" data-address><input type="hidden" name="action" value="address">
${text("f[given]", words.firstName)}${text("f[family]", words.lastName)}
${listBox({
  name: "f[land]",
  label: words.country,
  placeholder: words.choose,
  options: COUNTRIES.map(({ code }) => ({ value: code, name: countryName(edition, code) })),
  chosen: typed["f[land]"] ?? "",
})}
<div data-region data-label="${words.region}" data-placeholder="${words.choose}">${zones.length > 0 && listBox({ name: "f[region]", label: words.region, placeholder: words.choose, options: zones.map(({ code, name }) => ({ value: code, name })), chosen: typed["f[region]"] ?? "" })}</div>
${text("f[street]", words.street)}${text("f[extra]", words.extra)}${text("f[post]", words.postcode)}${text("f[town]", words.town)}<p class="hint" data-hint="${words.lookedUp}"></p>
${text("f[tel]", words.phone)}${text("email", words.deliveryNotice)}
${tick("privacy", words.privacyBox)}${tick("newsletter", words.newsletterBox, true)}
<button class="go">${words.next}</button></form></section>`,
  });
}

/** The continue button does not exist until a method was chosen in the dialog. */
export function deliveryPage({ mistakes = [], ...view }: StepView): Html {
  const { edition, visitor } = view;
  const { words, prefix, language } = edition;
  const dayWords = new Intl.DateTimeFormat(language === "de" ? "de-DE" : "en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return layout({
    ...view,
    title: words.deliveryTitle,
    path: "/order/delivery",
    content: html`${steps(edition, 1)}<section class="card"><h1>${words.deliveryTitle}</h1>${trouble(mistakes)}
<form method="post" action="${prefix}/order/delivery" id="${oddId("way:form")}" data-delivery data-next="${words.next}">
<div class="pills pills--tall"><div class="pills__name">${words.day}</div>${deliveryDays(new Date()).map(
      (day) => {
        const id = oddId("day");
        return html`<input type="radio" name="day" id="${id}" value="${day}"><label for="${id}">${dayWords.format(new Date(day))}</label>`;
      },
    )}</div>
<div class="picked"><div><div class="pills__name">${words.method}</div><div data-picked>${words.noMethod}</div></div><button type="button" class="go go--quiet" data-open>${words.change}</button></div>
<input type="hidden" name="method" value=""><div data-next-place></div>
</form>
<div class="veil" id="methods" hidden><div class="window" role="dialog" aria-modal="true" aria-label="${words.dialogTitle}"><h2>${words.dialogTitle}</h2>
${deliveryMethods(visitor).map(({ id, priceMinor }) => {
  const inputId = oddId(`m[${id}]`);
  return html`<p class="choice"><input type="radio" name="m" id="${inputId}" value="${id}"><label for="${inputId}">${words[id]} – ${euro(edition, priceMinor)}</label></p>`;
})}
<button type="button" class="go" data-take>${words.next}</button></div></div></section>`,
  });
}

export function paymentPage({ mistakes = [], ...view }: StepView): Html {
  const { edition } = view;
  const { words, prefix } = edition;
  const choice = (value: string, label: string) => {
    const id = oddId(`pay[${value}]`);
    return html`<p class="choice"><input type="radio" name="pay" id="${id}" value="${value}"><label for="${id}">${label}</label></p>`;
  };
  return layout({
    ...view,
    title: words.paymentTitle,
    path: "/order/payment",
    content: html`${steps(edition, 2)}<div class="two"><section class="card"><h1>${words.paymentTitle}</h1>${trouble(mistakes)}
<form method="post" action="${prefix}/order/payment" id="${oddId("pay:form")}">${choice("card", words.card)}${choice("invoice", words.invoice)}<button class="go">${words.toCard}</button></form></section>
<aside class="card card--quiet">${lines(view, false)}${sums(view)}</aside></div>`,
  });
}

export function reviewPage(view: View): Html {
  const { edition, visitor } = view;
  const { words, prefix } = edition;
  const { payment } = visitor;
  return layout({
    ...view,
    title: words.reviewTitle,
    path: "/order/review",
    content: html`${steps(edition, 3)}<section class="card"><h1>${words.reviewTitle}</h1>
${lines(view, false)}
<div class="two"><div><div class="pills__name">${words.deliverTo}</div>${postalAddress(view)}</div><div><div class="pills__name">${words.payWith}</div><p>${payment?.kind === "card" ? `${words.card} •••• ${payment.last4}` : words.invoice}</p></div></div>
${sums(view)}
<div class="trouble" role="alert" data-trouble hidden></div>
<form method="post" action="${prefix}/order/place" id="${oddId("place:form")}" data-place data-terms-error="${words.termsError}"><input type="hidden" name="action" value="place">
${tick("terms", words.termsBox)}<button class="go go--loud" data-press>${words.placeOrder}</button></form>${HOSTILE_TEXT}</section>`,
  });
}

function postalAddress({ visitor, edition }: View): Html {
  const address = visitor.address;
  if (!address) return html``;
  const { firstName, lastName, address1, address2, postalCode, city, zone, countryCode } = address;
  const rows = [
    `${firstName} ${lastName}`,
    address1,
    address2,
    `${postalCode} ${city} ${zone}`,
    countryName(edition, countryCode),
  ];
  return html`<address>${rows.filter((row) => row !== "").map((row) => html`${row}<br>`)}</address>`;
}

export function thanksPage(view: View, order: { readonly number: string; readonly email: string }): Html {
  const { words } = view.edition;
  return layout({
    ...view,
    title: words.thanks,
    path: "/",
    content: html`<section class="card card--thanks"><h1>${words.thanks}!</h1><p>${words.thanksText} <b>${order.number}</b>.</p><p>${words.thanksMail} ${order.email}.</p></section>`,
  });
}

export function plainPage(view: View, sentence: string): Html {
  return layout({ ...view, title: sentence, path: "/", content: html`<h1>${sentence}</h1>` });
}
