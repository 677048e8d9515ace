import { type Html, html } from "../../../html.ts";
import { field, oddId, tick } from "./field.ts";
import { layout, trouble, type View } from "./layout.ts";

interface FormView extends View {
  readonly next: string;
  readonly mistakes?: readonly string[];
  readonly typed?: Readonly<Record<string, string>>;
}

export function signInPage({ next, mistakes = [], typed = {}, ...view }: FormView): Html {
  const { words, prefix } = view.edition;
  return layout({
    ...view,
    title: words.signIn,
    path: "/account/sign-in",
    content: html`<div class="two"><section class="card"><h1>${words.signIn}</h1><p>${words.signInIntro}</p>${trouble(mistakes)}
<form method="post" action="${prefix}/account/sign-in" id="${oddId("login:form")}"><input type="hidden" name="next" value="${next}">
${field({ name: "email", label: words.email, value: typed.email ?? "" })}${field({ name: "password", label: words.password, type: "password" })}
<button class="go">${words.signIn}</button></form></section>
<section class="card card--quiet"><h2>${words.newHere}</h2><a class="go go--quiet" href="${prefix}/account/new?next=${encodeURIComponent(next)}">${words.openAccount}</a></section></div>`,
  });
}

export function newAccountPage({ next, mistakes = [], typed = {}, ...view }: FormView): Html {
  const { words, prefix } = view.edition;
  const text = (name: string, label: string, type = "text") =>
    field({ name, label, type, value: type === "password" ? "" : (typed[name] ?? "") });
  return layout({
    ...view,
    title: words.openAccount,
    path: "/account/new",
    content: html`<section class="card"><h1>${words.openAccount}</h1>${trouble(mistakes)}
<form method="post" action="${prefix}/account/new" id="${oddId("join:form")}"><input type="hidden" name="next" value="${next}">
${text("given", words.firstName)}${text("family", words.lastName)}${text("email", words.email)}${text("password", words.password, "password")}${text("password2", words.passwordAgain, "password")}
${tick("privacy", words.privacyBox)}${tick("newsletter", words.newsletterBox, true)}
<button class="go">${words.openAccount}</button></form></section>`,
  });
}

export function codePage({ next, mistakes = [], ...view }: FormView & { readonly email: string }): Html {
  const { words, prefix } = view.edition;
  return layout({
    ...view,
    title: words.codeTitle,
    path: "/account/code",
    content: html`<section class="card"><h1>${words.codeTitle}</h1><p>${words.codeIntro} <b>${view.email}</b>.</p>${trouble(mistakes)}
<form method="post" action="${prefix}/account/code" id="${oddId("code:form")}"><input type="hidden" name="next" value="${next}">
<div class="row"><span class="row__label">${words.code}</span><input type="text" inputmode="numeric" name="otp" id="${oddId("otp")}" maxlength="6"></div>
<button class="go">${words.confirm}</button></form>
<form method="post" action="${prefix}/account/code/again"><input type="hidden" name="next" value="${next}"><button class="plain small">${words.sendAgain}</button></form></section>`,
  });
}
