import { createHash } from "node:crypto";
import { price } from "../money.ts";
import type { Issuer } from "../payments/issuer.ts";
import { missing } from "./api-error.ts";
import type { cardForm } from "./forms.ts";
import type { Ledger } from "./ledger.ts";
import { newObject, newObjectId } from "./new-object.ts";
import type { IssuedCard, IssuingCard } from "./objects.ts";

/** The one cardholder of the sandbox. */
export const CARDHOLDER = "ich_sandbox";

const BIN = "400000999";
const YEARS = 3;

/** Stored without its number, which is derived from its id. */
export function issueCard(ledger: Ledger, form: ReturnType<typeof cardForm.parse>): IssuingCard {
  if (form.cardholder !== CARDHOLDER) throw missing("cardholder", form.cardholder, "cardholder");
  const fresh = newObject(newObjectId("ic"));
  const limits = Object.values(form.spending_controls.spending_limits);
  const card: IssuingCard = {
    ...fresh,
    ...unused,
    object: "issuing.card",
    brand: "Visa",
    cardholder: CARDHOLDER,
    currency: form.currency,
    exp_month: 12,
    exp_year: new Date(fresh.created * 1000).getFullYear() + YEARS,
    last4: numberOf(fresh.id).slice(-4),
    metadata: form.metadata,
    spending_controls: {
      ...unusedControls,
      spending_limits: limits.map(({ amount, interval }) => ({ amount, interval, categories: null })),
      spending_limits_currency: form.currency,
    },
    status: form.status,
    type: form.type,
  };
  ledger.save("issued_card", card.id, { card, spentMinor: 0 });
  return card;
}

export function getCard(ledger: Ledger, id: string): IssuedCard {
  const issued = ledger.find("issued_card", id);
  if (!issued) throw missing("issuing card", id);
  return issued;
}

/** Includes the secrets that the caller asked for by name. */
export function withSecrets(card: IssuingCard, asked: readonly string[]): IssuingCard {
  return {
    ...card,
    ...(asked.includes("number") && { number: numberOf(card.id) }),
    ...(asked.includes("cvc") && { cvc: codeOf(card.id) }),
  };
}

/** What the shops' payment companies can see of the cards issued here. */
export function createIssuer(ledger: Ledger): Issuer {
  return {
    findCard: (number) =>
      ledger.list("issued_card").find(({ card }) => numberOf(card.id) === number)?.card.id,
    authorise(id, { amountMinor, currency }) {
      const { card, spentMinor } = getCard(ledger, id);
      const [limit] = card.spending_controls.spending_limits ?? [];
      const isWithin = limit === undefined || spentMinor + amountMinor <= limit.amount;
      if (card.status !== "active" || card.currency !== currency.toLowerCase() || !isWithin) return false;
      ledger.save("issued_card", id, { card, spentMinor: spentMinor + amountMinor });
      return true;
    },
  };
}

/** For tests of what was issued; without numbers. */
export function listIssued(ledger: Ledger) {
  return ledger.list("issued_card").map(({ card, spentMinor }) => ({
    id: card.id,
    last4: card.last4,
    status: card.status,
    limit: card.spending_controls.spending_limits?.[0]?.amount,
    spent: price(spentMinor),
    metadata: card.metadata,
  }));
}

function numberOf(id: string): string {
  const digits = BIN + digitsOf(id, 6);
  return digits + checkDigit(digits);
}

function codeOf(id: string): string {
  return digitsOf(`code of ${id}`, 3);
}

function digitsOf(words: string, count: number): string {
  const hash = createHash("sha256").update(words).digest();
  return Array.from(hash.subarray(0, count), (byte) => byte % 10).join("");
}

function checkDigit(digits: string): string {
  const sum = Array.from(digits)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? Number(digit) * 2 : Number(digit)))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return String((10 - (sum % 10)) % 10);
}

const unused = {
  cancellation_reason: null,
  latest_fraud_warning: null,
  lifecycle_controls: null,
  personalization_design: null,
  replaced_by: null,
  replacement_for: null,
  replacement_reason: null,
  second_line: null,
  shipping: null,
  wallets: null,
} as const;

const unusedControls = {
  allowed_card_presences: null,
  allowed_categories: null,
  allowed_merchant_countries: null,
  blocked_card_presences: null,
  blocked_categories: null,
  blocked_merchant_countries: null,
} as const;
