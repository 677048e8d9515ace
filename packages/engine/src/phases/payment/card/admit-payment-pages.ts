import { confirmedSchema, type DisplayedMoney } from "@cartwright/contract";
import type { ForeignDocument } from "../../../browser/guards/navigation-guard.ts";
import { limitRemark } from "../../../choosing/money/check-cost.ts";
import { siteOf } from "../../../page/own-frames.ts";
import { isLoopbackHost } from "../../../secrets/loopback.ts";
import { findProvider, findProviderOfPage } from "../../../secrets/payment-providers.ts";
import { hostOf, merchantOf, type Visit } from "../../visit.ts";
import { writeMoney } from "../../write-money.ts";
import { describeTotal } from "../total/describe-total.ts";
import type { OrderTotal } from "../total/read-order-total.ts";
import type { Stranger } from "./card-hosts.ts";

/** No payment involves more unknown hosts than a provider and a bank. */
const mostHosts = 3;

/** Other hosts' pages on which a payment may continue. */
export interface PaymentPages {
  /** Whether a frame of this host may be given what it asks for: a person is asked about an unknown one. */
  mayGive(host: string): Promise<boolean>;
  /** Admits no more hosts. */
  end(): void;
}

/** What the question about a host says: how the shop led there, and what is to be paid. */
export interface OnTheWay {
  /** Starts the sentence: "The order was pressed at shop.example, which now". */
  how: string;
  /** What is known of the amount. */
  price: string;
  total: DisplayedMoney | undefined;
  /** Nothing says that the payment comes next: an unknown host is not asked about. */
  isUnsaid?: boolean;
}

/**
 * Many shops send their customers to a payment provider, from the cart, at the last step or after the order
 * press, and providers to a bank. A known provider's pages are opened. For any other host, a person is asked, with the
 * total, while its document waits: it is opened only if they agree. `onTheWay` is undefined while no payment
 * can be due.
 */
export function admitPaymentPages(visit: Visit, onTheWay: () => OnTheWay | undefined): PaymentPages {
  const { browser } = visit;
  const asked = new Map<string, Promise<boolean>>();
  browser.onForeignDocument(async (document) => {
    const way = onTheWay();
    if (!way) return false;
    const known = knownHost(document, visit);
    if (known !== undefined) {
      admit(visit, known);
      return true;
    }
    const host = hostToAskAbout(document, visit);
    if (way.isUnsaid || host === undefined || (!asked.has(host) && asked.size >= mostHosts)) return false;
    const answer = asked.get(host) ?? ask(visit, way, host);
    asked.set(host, answer);
    return answer;
  });
  return {
    mayGive: async (host) => {
      const way = onTheWay();
      if (findProvider(host)) return true;
      if (!way || (!asked.has(host) && asked.size >= mostHosts)) return false;
      const answer = asked.get(host) ?? ask(visit, way, host);
      asked.set(host, answer);
      return answer;
    },
    end: () => browser.onForeignDocument(undefined),
  };
}

/**
 * Host of a known provider, or of the frame that a person has agreed to give the card to: it may be sent the card with
 * the form, as the shop's own page may.
 */
function knownHost(
  { url }: ForeignDocument,
  { holdsSecret, pace }: Pick<Visit, "holdsSecret" | "pace">,
): string | undefined {
  const host = sealedHost(url);
  const isKnown =
    host !== undefined &&
    ((findProviderOfPage(host) ?? findProvider(host)) !== undefined ||
      pace.recipients?.agreedHosts.has(host) === true);
  return isKnown && !holdsSecret(url) ? host : undefined;
}

/** The host, if it is reached over an encrypted connection, or is this machine. */
function sealedHost(url: string): string | undefined {
  const target = URL.parse(url);
  if (!target || target.hostname === "") return undefined;
  return target.protocol === "https:" || isLoopbackHost(target.hostname) ? target.hostname : undefined;
}

/**
 * Undefined for requests that are unencrypted or carry the card already: these are blocked without asking.
 */
function hostToAskAbout(
  { url, body }: ForeignDocument,
  { holdsSecret }: Pick<Visit, "holdsSecret">,
): string | undefined {
  return holdsSecret(url) || holdsSecret(body) ? undefined : sealedHost(url);
}

async function ask(visit: Visit, { how, price, total }: OnTheWay, host: string): Promise<boolean> {
  const { confirmed } = await visit.host.ask({
    key: "confirm",
    message: `${how} leads to ${host} for the payment. That host is no part of the shop, and would be given what it asks for: the buyer's details, the card, a bank's code, or your sign-in there. ${price} Go on at ${host}?`,
    responseSchema: confirmedSchema,
    ...(total && { detectedTotal: total }),
  });
  if (confirmed !== "yes") return false;
  admit(visit, host);
  return true;
}

function admit({ browser, pace }: Visit, host: string): void {
  browser.allowHost(host);
  pace.recipients?.noteHandOver(host);
}

/** Of a page that has yet to open. */
export const amountToCome = "The amount to pay is shown before a card is given.";

/** From the order press to its end. */
export function admitOfOrder(visit: Visit, total: OrderTotal): PaymentPages {
  return admitPaymentPages(visit, () => behindOrder(visit, total));
}

/** Whether a person agrees to an unknown host's form behind the order. */
export async function agreeToHost(
  visit: Visit,
  total: OrderTotal,
  { host, within }: Stranger,
): Promise<boolean> {
  const way = behindOrder(visit, total);
  const inside = within.length > 0 ? `${way.how} shows ${within.join(" and ")} in a frame, which` : way.how;
  return ask(visit, { ...way, how: inside }, host);
}

function behindOrder(visit: Visit, total: OrderTotal): OnTheWay {
  // Once the order has led to a provider, it is the provider that leads on.
  const host = hostOf(visit);
  const merchant = merchantOf(visit);
  const isAway = siteOf(visit.page.url()) !== siteOf(visit.order.url);
  const how = isAway
    ? `The payment of the order at ${merchant} continues from ${host}, which now`
    : `The order was pressed at ${host}, which now`;
  return { how, price: describeTotal(total, visit.order.maxCost), total: total.total };
}

/**
 * From a cart, which may lead straight to a provider: its page is then all the checkout that there is. The
 * total is read and asked about there. A "checkout" that redirects to an unknown host is refused: the shop
 * gives no word that it is paid there.
 */
export function admitFromCart(visit: Visit): PaymentPages {
  return admitPaymentPages(visit, () => {
    const { order, cart, isLeavingToPay = false } = visit;
    if (order.goal === "quote") return undefined;
    const total = cart?.total;
    visit.leftAt ??= cart?.url ?? visit.page.url();
    const says = total ? `The cart shows ${writeMoney(total)}.` : "The cart does not clearly show its total.";
    const price = `${says} ${amountToCome}`;
    return {
      how: `The cart at ${hostOf(visit)}`,
      price: [price, limitRemark(total, order.maxCost)].filter(Boolean).join(" "),
      total,
      isUnsaid: !isLeavingToPay,
    };
  });
}

/** Whether a known provider takes payments at this address. */
export function isProvidersPage(address: string): boolean {
  return findProviderOfPage(URL.parse(address)?.hostname ?? "") !== undefined;
}

/** The cart has led to a page that was admitted for the payment. */
export function isHandedOver({ page, leftAt }: Pick<Visit, "page" | "leftAt">): boolean {
  return leftAt !== undefined && siteOf(page.url()) !== siteOf(leftAt);
}
