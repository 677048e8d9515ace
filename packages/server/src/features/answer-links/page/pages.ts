import { cardApproval, cardSchema, isSecretQuestion, questionWords } from "@cartwright/contract";
import type { Seen } from "../page-calls.ts";
import { fieldsOf, renderField } from "./fields.ts";
import { type Html, html } from "./html.ts";
import { renderPurchase } from "./purchase-part.ts";

type Proven = Extract<Seen, { state: "proven" }>;
type Unproven = Extract<Seen, { state: "unproven" }>;

/** Shown to anyone who has the link. It only says that there is a question. */
export function unprovenPage(
  { ways, wasCodeSent }: Unproven,
  { token, notice }: { token: string; notice: string | undefined },
): Html {
  return html`<h1>A purchase is waiting for you</h1>
<p>First, confirm that it's you.</p>
${notice !== undefined && html`<p class="complaint" role="alert">${notice}</p>`}
${ways.includes("code") && wasCodeSent && codeForm()}
${
  ways.includes("code") &&
  html`<form method="post"><input type="hidden" name="do" value="send_code">
${!wasCodeSent && html`<p class="small quiet">We send a six-digit code to the e-mail address of the person the purchase is for.</p>`}
<button${wasCodeSent && html` class="second"`}>${wasCodeSent ? "Send another code" : "Send the code"}</button></form>`
}
${
  ways.includes("sign_in") &&
  html`<p class="or"><a class="button second" href="/a/${token}/sign-in">Sign in to the workspace</a></p>`
}
${ways.length === 0 && html`<p>That isn't possible here. Ask the person who sent you the link to answer it in the dashboard.</p>`}`;
}

function codeForm(): Html {
  return html`<form method="post"><input type="hidden" name="do" value="check_code">
<p class="small quiet">We have sent a six-digit code to the e-mail address of the person the purchase is for.</p>
<div class="field"><label for="code">Code from the e-mail</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]*" maxlength="7" required></div>
<button>Continue</button></form>`;
}

export interface Complaints {
  /** Sentences, by property name. */
  byField: ReadonlyMap<string, string>;
  notice?: string;
}

export function questionPage(
  seen: Proven,
  { token, complaints }: { token: string; complaints?: Complaints | undefined },
): Html {
  const { purchase, question, now } = seen;
  const words = questionWords(question);
  const leftMs = Math.max(0, Date.parse(question.expiresAt) - Date.parse(now));
  const fields = fieldsOf(question.responseSchema);
  return html`<div class="top"><span>${purchase.mode === "test" && html`<span class="test">Test, no money moves. </span>`}</span>
<span>Open for <time data-left="${leftMs}" datetime="${question.expiresAt}">${Math.ceil(leftMs / 60_000)} min</time></span></div>
${renderPurchase(purchase, token)}
${question.answerKey === null ? cannotSeal() : answerForm()}
<form method="post"><input type="hidden" name="do" value="decline"><button class="second">Decline</button></form>
${
  question.mayHaveMoreTime &&
  html`<form method="post"><input type="hidden" name="do" value="more_time"><button class="plain">I need more time</button></form>`
}`;

  function answerForm(): Html {
    return html`<form method="post"><input type="hidden" name="do" value="submit">
<h2>${words.title}</h2>
${renderMessage(question)}
${complaints?.notice !== undefined && html`<p class="complaint" role="alert">${complaints.notice}</p>`}
<div class="fields">${fields.map((field) => renderField(field, complaints?.byField.get(field.name)))}</div>
<button>${words.submit}</button></form>${approvalForm(seen, complaints)}`;
  }
}

/** Shows the whole message: only here are later charges or the owner of a card form mentioned. */
function renderMessage({ key, message }: Proven["question"]): Html {
  return html`<p${isSecretQuestion(key) && html` class="small"`}>${message}</p>`;
}

/**
 * If a card can be made, approving the total is also an answer. Other requested fields are repeated in this
 * form.
 */
function approvalForm({ question }: Proven, complaints: Complaints | undefined): Html {
  const { properties } = question.responseSchema;
  const property = Object.hasOwn(properties, cardApproval.name) ? properties[cardApproval.name] : undefined;
  if (!property) return html``;
  const besides = fieldsOf(question.responseSchema, "approve").filter(
    ({ name }) => !cardSchema.required.includes(name),
  );
  return html`<form method="post"><input type="hidden" name="do" value="approve">
${besides.map((field) => renderField(field, complaints?.byField.get(field.name)))}
<button class="second">${property.title ?? "Approve the total"}</button></form>`;
}

function cannotSeal(): Html {
  return html`<p class="complaint" role="alert">This question cannot be answered here. Answer it in the dashboard.</p>`;
}

/** Also shown for links that never existed, so that guessing links reveals nothing. */
export function gonePage(): Html {
  return html`<h1>This link has ended</h1>
<p>The question was answered, declined or taken back, its time is over, or the code was wrong too often. You don't need to do anything here.</p>`;
}

export function strangerPage(token: string): Html {
  return html`<h1>This is another workspace's question</h1>
<p>You have signed in, but not to the workspace that the question belongs to.</p>
<p class="or"><a class="button second" href="/a/${token}">Go back</a></p>`;
}

export function donePage(): Html {
  return html`<h1>Done</h1>
<p>Your answer is on its way to the shop. You can close this page.</p>`;
}

export function declinedPage(): Html {
  return html`<h1>Declined</h1>
<p>The purchase ends without an order. You can close this page.</p>`;
}

export function failedPage(): Html {
  return html`<h1>That did not work</h1>
<p>Something went wrong on our side. Nothing was sent to the shop. Go back and try again.</p>`;
}
