import { type AnswerValues, isPurchaseFact, isSecretQuestion, type Question } from "@cartwright/contract";
import type { AddressedOrder, CheckoutHost, CheckoutOutcome, Step } from "../../checkout-host.ts";
import type { RunView } from "../screencast/screencast.ts";
import { cleanAddress, holdsShort } from "./clean-address.ts";
import { cleanSession } from "./clean-session.ts";
import { holdsSecrets } from "./find-secrets.ts";
import { keepClean } from "./keep-clean.ts";
import { valueWithoutSecrets } from "./without-secrets.ts";

/**
 * Answers to secret questions that a page may show: shops greet customers by name, and hosts are not secret.
 */
const publicProperties: ReadonlySet<string> = new Set(["username", "card_form_host"]);

export interface MaskingHost extends CheckoutHost {
  /** The outcome without secrets that a shop may have repeated in it. */
  clean(outcome: CheckoutOutcome): CheckoutOutcome;
  /** Whether a text contains one of the secrets. */
  holdsSecret(text: string): boolean;
  /** Removes secrets from a thrown error: the driver's errors repeat what it was to type. */
  cleanError(error: unknown): void;
}

/**
 * Wraps the host for the purchase. A secret is never typed into a page that is being watched: pictures stop
 * before the answer is passed on. If a page repeats a secret, it is removed here.
 */
export function maskSecrets(
  host: CheckoutHost,
  view: Pick<RunView, "hideSecrets">,
  order: Pick<AddressedOrder, "url" | "buyer" | "payer">,
): MaskingHost {
  const secrets: string[] = [];
  const typed: string[] = [];
  const clean = <Value>(value: Value): Value => valueWithoutSecrets(value, [...secrets, ...typed]);

  const note = async (question: Question, answer: AnswerValues): Promise<void> => {
    if (isSecretQuestion(question.key)) {
      const given = secretsOf(answer);
      secrets.push(...given);
      return view.hideSecrets(given);
    }
    const given = typedOf(question, answer);
    typed.push(...given);
    if (given.length > 0) await view.hideSecrets(given.filter((value) => value.length >= longLength));
  };

  return {
    report: (step) => host.report(clean(withoutNumberOfCard(step, secrets))),
    loadSession: (domain) => host.loadSession(domain),
    saveSession: (domain, session) => host.saveSession(domain, cleanSession(session, secrets)),
    beforeSubmit: (submission) => host.beforeSubmit(submission),
    // A picture can't be searched for what was typed.
    ...(host.keepGoodsPicture && {
      keepGoodsPicture: async (jpeg) => {
        if (secrets.length === 0) await host.keepGoodsPicture?.(jpeg);
      },
    }),
    ...(host.keepEvidence && {
      keepEvidence: keepClean(host.keepEvidence, () => [...secrets, ...typed]),
    }),
    signal: host.signal,
    remainingMs: () => host.remainingMs(),
    ask: async (question, options) => {
      const shown = valueWithoutSecrets(question, secrets);
      const answer = await host.ask(withChoicesOf(shown, clean(shown)), options);
      await note(question, answer);
      return answer;
    },
    clean: (outcome) => cleanOutcome(outcome, { secrets: [...secrets, ...typed], order }),
    holdsSecret: (text) => holdsSecrets(text, secrets),
    cleanError: (error) => {
      if (!(error instanceof Error)) return;
      // Those of an aborted signal can only be read. They repeat nothing.
      if (error instanceof DOMException) return;
      error.message = clean(error.message);
      if (error.stack !== undefined) error.stack = clean(error.stack);
    },
  };
}

interface Known {
  secrets: readonly string[];
  order: Pick<AddressedOrder, "url" | "buyer" | "payer">;
}

/** A receipt with no order number is better than one with a number made from the card. */
function cleanOutcome(outcome: CheckoutOutcome, { secrets, order }: Known): CheckoutOutcome {
  if (outcome.status !== "succeeded") return valueWithoutSecrets(outcome, secrets);
  const { total, merchantOrderId, evidenceUrl } = outcome;
  return {
    status: "succeeded",
    total:
      total !== null && /\d{12}/.test(total.amount) && holdsSecrets(total.amount, secrets) ? null : total,
    merchantOrderId: isOfCard(merchantOrderId, secrets) ? null : merchantOrderId,
    evidenceUrl:
      cleanAddress(evidenceUrl, { secrets, buyers: [order.buyer, order.payer ?? {}] }) ??
      new URL(order.url).origin,
  };
}

function isOfCard(orderNumber: string | null, secrets: readonly string[]): boolean {
  return orderNumber !== null && (holdsSecrets(orderNumber, secrets) || holdsShort(orderNumber, secrets));
}

function withoutNumberOfCard(step: Step, secrets: readonly string[]): Step {
  const number = step.facts?.merchantOrderId;
  if (typeof number !== "string" || !isOfCard(number, secrets)) return step;
  const label = step.label.replaceAll(number, "[hidden]");
  return { ...step, label, facts: { ...step.facts, merchantOrderId: null } };
}

function secretsOf(answer: AnswerValues): string[] {
  return Object.entries(answer)
    .filter(([name]) => !publicProperties.has(name))
    .map(([, value]) => value);
}

/** The values a person entered when a shop asked for more. Only the person knows whether they are secret. */
function typedOf({ key, responseSchema }: Question, answer: AnswerValues): string[] {
  if (isPurchaseFact(key)) return [];
  return Object.entries(answer)
    .filter(([name]) => !responseSchema.properties[name]?.oneOf)
    .map(([, value]) => value);
}

/** A choice must be sent back exactly as the shop offers it, even if its text was typed before. */
function withChoicesOf(shown: Question, cleaned: Question): Question {
  const properties = Object.entries(cleaned.responseSchema.properties).map(([name, property]) => {
    const oneOf = shown.responseSchema.properties[name]?.oneOf;
    return [name, oneOf ? { ...property, oneOf } : property] as const;
  });
  return {
    ...cleaned,
    responseSchema: { ...cleaned.responseSchema, properties: Object.fromEntries(properties) },
  };
}

/** Shorter values occur on nearly every page, and would keep them all hidden. */
const longLength = 6;
