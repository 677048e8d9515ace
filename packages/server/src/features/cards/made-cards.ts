import {
  type AnswerValues,
  type DisplayedMoney,
  type Money,
  type Question,
  withCardApproval,
} from "@cartwright/contract";
import { asError } from "../../platform/as-error.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { newId } from "../../platform/ids.ts";
import type { CardDetails, CardOrder, CardSource, CardToClose } from "./card-source.ts";
import { deleteCard, insertCard, listLeftOpen, listOpenOf, nameCard } from "./made-cards.store.ts";

export interface MadeCardsDependencies {
  db: Db;
  clock: Pick<Clock, "now">;
  source: CardSource;
  onError: (error: Error) => void;
}

/** The purchase of a run that asks for a card. */
export interface CardRun {
  checkoutId: string;
  url: string;
  isAtSandbox: boolean;
}

export type MadeForRun = { kind: "made"; values: AnswerValues } | { kind: "refused"; why: string };

/**
 * Makes a card for each purchase. It is recorded before it is made, so that it gets closed even if the
 * process dies.
 */
export interface MadeCards {
  /** Returns the question as shown to people: with the choice to approve, if a card can be made. */
  offer(question: Question, run: CardRun): Question;
  make(
    run: CardRun,
    order: { question: Question; onAwaited: CardOrder["onAwaited"]; signal: AbortSignal },
  ): Promise<MadeForRun>;
  /** Closes all cards of a checkout. The sweep retries those that can't be closed now. */
  closeOf(checkoutId: string): Promise<void>;
  /** Closes cards left open by ended runs. */
  sweep(): Promise<void>;
}

const sweptAtOnce = 100;

export function createMadeCards(dependencies: MadeCardsDependencies): MadeCards {
  const { db, clock, source, onError } = dependencies;

  const closeAll = async (cards: readonly CardToClose[]): Promise<void> => {
    for (const card of cards) {
      try {
        await source.close(card);
        await deleteCard(db, card.id);
      } catch (error) {
        // The record stays, so the sweep tries again.
        onError(asError(error));
      }
    }
  };

  return {
    offer: (question, { isAtSandbox }) => {
      const total = wholeTotal(question.detectedTotal);
      if (!total || !source.offers({ total, isAtSandbox })) return question;
      const title = `Approve ${total.amount} ${total.currency}: ${titles[source.name]}`;
      return { ...question, responseSchema: withCardApproval(question.responseSchema, title) };
    },
    make: async ({ checkoutId, url }, { question, onAwaited, signal }) => {
      const total = wholeTotal(question.detectedTotal);
      if (!total) return { kind: "refused", why: "No card is made for a total that is not known." };
      await closeAll(await listOpenOf(db, source.name, checkoutId));
      const id = newId();
      await insertCard(db, { id, checkoutId, source: source.name, madeAt: clock.now() });
      const order: CardOrder = {
        id,
        checkoutId,
        total,
        merchant: { host: new URL(url).hostname, url: new URL(url).origin },
        onAwaited,
        onNamed: (sourceId) => nameCard(db, id, sourceId),
      };
      try {
        const made = await source.make(order, signal);
        return made.kind === "made" ? { kind: "made", values: valuesOf(made.card.reveal()) } : made;
      } catch (error) {
        signal.throwIfAborted();
        onError(asError(error));
        return { kind: "refused", why: "No card could be made just now." };
      }
    },
    closeOf: async (checkoutId) => closeAll(await listOpenOf(db, source.name, checkoutId)),
    sweep: async () => closeAll(await listLeftOpen(db, source.name, sweptAtOnce)),
  };
}

const titles: Readonly<Record<CardSource["name"], string>> = {
  person: "",
  stripe_issuing: "a card is made for this purchase alone",
  link: "its owner then approves a one-time card in the Link app",
};

/** A limit needs an amount and a currency. */
function wholeTotal(total: DisplayedMoney | undefined): Money | undefined {
  return total?.currency === undefined ? undefined : { amount: total.amount, currency: total.currency };
}

function valuesOf({ number, expiryMonth, expiryYear, code }: CardDetails): AnswerValues {
  const month = String(expiryMonth).padStart(2, "0");
  return {
    card_number: number,
    card_expiry: `${month} / ${String(expiryYear % 100).padStart(2, "0")}`,
    card_cvc: code,
  };
}
