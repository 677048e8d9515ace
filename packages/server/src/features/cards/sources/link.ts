import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { Secret } from "../../../platform/secret.ts";
import type { CardOrder, CardSource, Made } from "../card-source.ts";
import { minorAmount } from "../minor-amount.ts";

export interface LinkOptions {
  accessToken: Secret<string>;
  apiBase: string;
  /** The owner's payment method; Link's default if undefined. */
  paymentMethod: string | undefined;
  isForSandbox: boolean;
  fetch: typeof globalThis.fetch;
  /** How often to check for the owner's approval. */
  pollMs?: number;
}

/** Link's limit for one request. Its daily limit may be reached earlier. */
const mostCents = 50_000;
const defaultPollMs = 2_000;
const timeoutMs = 10_000;

const SpendRequest = z.object({
  id: z.string(),
  status: z.string(),
  approval_url: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  card: z
    .object({
      number: z.string(),
      cvc: z.string().nullish(),
      exp_month: z.number(),
      exp_year: z.number(),
    })
    .nullish(),
});
type SpendRequest = z.infer<typeof SpendRequest>;
const SpendRequests = z.object({ data: z.array(SpendRequest) });

const refusals: Readonly<Record<string, string>> = {
  denied: "The owner has turned the payment down in the Link app.",
  expired: "The payment was not approved in the Link app in time.",
  canceled: "The payment was cancelled in the Link app.",
  failed: "Link could not make a card for this payment.",
  requires_action: "Link wants something settled in its app before it makes a card.",
};

/** Makes a one-time card for each purchase, after its owner has approved it in the Link app. */
export function createLinkSource(options: LinkOptions): CardSource {
  const call = callerOf(options);
  const { isForSandbox, paymentMethod, pollMs = defaultPollMs } = options;

  async function findByOrder(id: string): Promise<string | undefined> {
    const { data } = SpendRequests.parse(await call("GET", "?include_history=true"));
    return data.find(({ metadata }) => metadata?.cartwright_card === id)?.id;
  }

  return {
    name: "link",
    offers: ({ total: { amount, currency }, isAtSandbox }) =>
      isAtSandbox === isForSandbox && currency === "USD" && minorAmount(amount, 2) <= mostCents,
    make: async (order, signal) => {
      const created = SpendRequest.parse(await call("POST", "", spendRequestFor(order, paymentMethod)));
      await order.onNamed(created.id);
      await order.onAwaited({ url: created.approval_url ?? undefined });
      for (;;) {
        const now = SpendRequest.parse(await call("GET", `/${created.id}?include=card`));
        const made = readMade(now);
        if (made) return made;
        await pause(pollMs, undefined, { signal });
      }
    },
    close: async ({ id, sourceId }) => {
      const requestId = sourceId ?? (await findByOrder(id));
      if (requestId === undefined) return;
      const { status } = SpendRequest.parse(await call("GET", `/${requestId}`));
      // Requests that were paid or have ended can't be cancelled.
      if (["created", "pending_approval", "approved", "requires_action"].includes(status))
        await call("POST", `/${requestId}/cancel`);
    },
  };
}

/** Undefined until the owner has decided. */
function readMade({ status, card }: SpendRequest): Made | undefined {
  if (status === "approved" && card?.cvc) {
    const { number, cvc, exp_month, exp_year } = card;
    return {
      kind: "made",
      card: new Secret({ number, code: cvc, expiryMonth: exp_month, expiryYear: exp_year }),
    };
  }
  const why = refusals[status];
  return why === undefined ? undefined : { kind: "refused", why };
}

/** The owner reads `context` when approving; Link requires at least 100 characters. */
function spendRequestFor({ id, checkoutId, total, merchant }: CardOrder, paymentMethod: string | undefined) {
  return {
    ...(paymentMethod !== undefined && { payment_details: paymentMethod }),
    credential_type: "card",
    amount: minorAmount(total.amount, 2),
    currency: total.currency.toLowerCase(),
    merchant_name: merchant.host,
    merchant_url: merchant.url,
    context: `A purchase at ${merchant.host} for ${total.amount} ${total.currency}, shipping and tax included, which was asked for and approved in Cartwright (checkout ${checkoutId}). The card pays this purchase alone.`,
    request_approval: true,
    metadata: { cartwright_card: id, checkout: checkoutId },
  };
}

type Call = (method: "GET" | "POST", path: string, body?: object) => Promise<unknown>;

/** Errors never quote a response, because it may contain a card. */
function callerOf({ apiBase, accessToken, fetch }: LinkOptions): Call {
  return async (method, path, body) => {
    const response = await fetch(`${apiBase.replace(/\/$/, "")}/spend_requests${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken.reveal()}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`Link answered ${method} with ${response.status}`);
    return response.json();
  };
}
