import { minorDigits } from "@cartwright/contract";
import type Stripe from "stripe";
import { Secret } from "../../../platform/secret.ts";
import type { CardSource } from "../card-source.ts";
import { minorAmount } from "../minor-amount.ts";

export interface StripeIssuingOptions {
  stripe: Stripe;
  /** The account's cardholder to whom the cards belong. */
  cardholder: string;
  /** Whether its cards only work in the sandbox. */
  isForSandbox: boolean;
}

const cardsAtOnce = 100;

/**
 * Makes a virtual card for each purchase. It is limited to the approved total and cancelled after the run.
 */
export function createStripeIssuingSource({
  stripe,
  cardholder,
  isForSandbox,
}: StripeIssuingOptions): CardSource {
  const { cards } = stripe.issuing;

  /** Finds a card by our id, for when its Stripe id was not saved. */
  async function findByOrder(id: string): Promise<string | undefined> {
    for await (const card of cards.list({ cardholder, type: "virtual", limit: cardsAtOnce }))
      if (card.metadata.cartwright_card === id) return card.id;
    return undefined;
  }

  return {
    name: "stripe_issuing",
    offers: ({ isAtSandbox }) => isAtSandbox === isForSandbox,
    make: async ({ id, checkoutId, total, onNamed }) => {
      const { currency } = total;
      const amount = minorAmount(total.amount, minorDigits(currency));
      const made = await cards.create(
        {
          cardholder,
          currency: currency.toLowerCase(),
          type: "virtual",
          status: "active",
          spending_controls: { spending_limits: [{ amount, interval: "all_time" }] },
          metadata: { cartwright_card: id, checkout: checkoutId },
        },
        { idempotencyKey: `card-${id}` },
      );
      await onNamed(made.id);
      const { number, cvc, exp_month, exp_year } = await cards.retrieve(made.id, {
        expand: ["number", "cvc"],
      });
      if (number === undefined || cvc === undefined)
        throw new Error("the account may make cards, but not read their numbers");
      const card = { number, code: cvc, expiryMonth: exp_month, expiryYear: exp_year };
      return { kind: "made", card: new Secret(card) };
    },
    close: async ({ id, sourceId }) => {
      const cardId = sourceId ?? (await findByOrder(id));
      if (cardId === undefined) return;
      const { status } = await cards.retrieve(cardId);
      if (status !== "canceled") await cards.update(cardId, { status: "canceled" });
    },
  };
}
