import { accountPage, mistakeBox } from "../account-pages/account-page.ts";
import { type Html, html } from "../html.ts";
import type { CheckoutOrder, Subscription } from "./objects.ts";
import { PLAN_PRICES, type PlanPrice } from "./prices.ts";

export function subscribePage({ prices, session }: CheckoutOrder, mistake?: string): Html {
  const plan = planOf(prices);
  return page(
    "Subscribe",
    html`<h1>Subscribe to ${plan?.name ?? "a plan"}</h1>
<p class="price">${plan?.monthlyUsd ?? 0}.00 USD <span>a month, and 1.00 USD for each completed checkout</span></p>
${mistakeBox(mistake)}
<form method="post">
<label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" required maxlength="23" placeholder="4242 4242 4242 4242"></label>
<label>Expiry <input name="expiry" autocomplete="cc-exp" required maxlength="7" placeholder="MM / YY"></label>
<label>Security code <input name="code" inputmode="numeric" autocomplete="cc-csc" required maxlength="4"></label>
<button>Subscribe</button>
</form>
<p class="quiet"><a href="${session.cancel_url ?? "/"}">Not now</a></p>`,
  );
}

export function portalPage(subscription: Subscription | undefined, returnUrl: string): Html {
  return page(
    "Your plan",
    html`<h1>Your plan</h1>
${subscription ? runningPlan(subscription) : html`<p>There is no subscription.</p>`}
<p class="quiet"><a href="${returnUrl}">Back to Cartwright</a></p>`,
  );
}

function runningPlan(subscription: Subscription): Html {
  const plan = planOf(subscription.items.data.map(({ price }) => price.id));
  const others = PLAN_PRICES.filter(({ id }) => id !== plan?.id);
  return html`<p class="price">${plan?.name ?? "Unknown"} <span>${subscription.status}</span></p>
<form method="post">
${others.map(({ id, name, monthlyUsd }) => html`<button class="other" name="plan" value="${id}">Change to ${name}, ${monthlyUsd}.00 USD a month</button>`)}
<button class="other" name="status" value="past_due">Let a payment be late</button>
<button class="other" name="status" value="active">Pay what is owed</button>
<button class="other" name="status" value="canceled">Cancel the plan now</button>
</form>`;
}

export function verifyPage(): Html {
  return page(
    "Verify your identity",
    html`<h1>Verify your identity</h1>
<p>A real processor would now look at a document and a face. The sandbox takes your word.</p>
<form method="post">
<button name="result" value="verified">I am who I say</button>
<button class="other" name="result" value="requires_input">Let it fail</button>
</form>`,
  );
}

export function overPage(): Html {
  return page(
    "Over",
    html`<h1>This page is over</h1>
<p>What it was for is done. Go back to where you came from.</p>`,
  );
}

function planOf(prices: readonly string[]): PlanPrice | undefined {
  return PLAN_PRICES.find(({ id }) => prices.includes(id));
}

function page(title: string, content: Html): Html {
  return accountPage({ title, site: "sandbox payments" }, content);
}
