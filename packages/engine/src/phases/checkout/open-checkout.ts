import { addressRoles, type FieldRole, rolesOf } from "../../page/fields/field-role.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { patienceFor, pause, timeLimit } from "../../page/waiting/pace.ts";
import { settle } from "../../page/waiting/settle.ts";
import { untilLoaded } from "../../page/waiting/until-loaded.ts";
import type { CartItem, Shop } from "../../shops/shop.ts";
import { failures } from "../failures/failures.ts";
import { asksForAccount } from "../form/guest-choice.ts";
import { lookAt } from "../form/ways/read-ways.ts";
import { awaitAdmission } from "../guards/await-admission.ts";
import { captchaObjection } from "../guards/captcha-objection.ts";
import { refuseHopelessPage } from "../guards/refuse-hopeless-page.ts";
import { admitFromCart, isHandedOver, type PaymentPages } from "../payment/card/admit-payment-pages.ts";
import { hostOf, type Visit } from "../visit.ts";
import { enterFrame } from "./enter-frame.ts";

/** A page that shows nothing to fill in by then never will. */
const appearLimitMs = 45_000;
/** A page that shows nothing for this long may be a captcha wall. */
const wallMs = 6_000;

/** Leads to the checkout and waits until its form is usable. */
export async function openCheckout(visit: Visit, shop: Shop, item: CartItem): Promise<void> {
  const pages = admitFromCart(visit);
  try {
    await shop.openCheckout(item);
    await awaitForm(visit, pages);
  } finally {
    pages.end();
  }
  await visit.host.report({
    code: "checkout_opened",
    label: `The checkout of ${hostOf(visit)} is open.`,
    facts: { url: withoutQuery(visit.page.url()) },
  });
}

async function awaitForm(visit: Visit, pages: PaymentPages): Promise<void> {
  const { page, pace } = visit;
  const openedAt = Date.now();
  const until = openedAt + timeLimit(pace, patienceFor(pace, appearLimitMs));
  // The page's own script clears a form that is filled before it has run.
  await untilLoaded(page, pace, appearLimitMs);
  let judgeAt = Date.now() + wallMs;
  for (;;) {
    pace.signal.throwIfAborted();
    await awaitAdmission(visit);
    const look = await lookAt(visit);
    if (isCheckoutForm(look.all) || isHandedOver(visit)) {
      await enterFrame(visit, look, pages);
      break;
    }
    if (Date.now() >= judgeAt) {
      const captcha = await captchaObjection(visit);
      if (captcha) throw captcha;
      refuseHopelessPage(visit, look, { idleMs: Date.now() - openedAt });
      judgeAt = Date.now() + wallMs;
    }
    if (Date.now() >= until) throw failures.noForm(visit, appearLimitMs / 1000);
    await pause(pace, 100);
  }
  await settle(page, pace, { limitMs: 3_000 });
}

const firstRoles = new Set<FieldRole>([
  ...addressRoles,
  ...rolesOf("choice"),
  "email",
  "username",
  "cardNumber",
  // Some shops show the rest of an address only once the country is known.
  "country",
  // Beside a way past the sign-in, the page may only have the sign-in itself.
  "password",
]);

function isCheckoutForm(fields: readonly Field[]): boolean {
  const usable = fields.filter(({ enabled, isAside }) => enabled && !isAside);
  return usable.some((field) => firstRoles.has(field.role) || asksForAccount(field));
}

/** The query may hold a session token. */
function withoutQuery(address: string): string {
  const url = new URL(address);
  return `${url.origin}${url.pathname}`;
}
