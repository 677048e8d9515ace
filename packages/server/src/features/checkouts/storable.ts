import {
  DisplayedMoney,
  Money,
  type Question,
  type Quote,
  type Receipt,
  writeAmount,
} from "@cartwright/contract";

/** Limit for merchants' text in timelines and messages. */
const maxTextLength = 4000;

/**
 * Makes every text in a value safe to store: text from a merchant's page may contain U+0000 or lone
 * surrogates, or be endless.
 */
export function storable<Value>(value: Value): Value;
export function storable(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map((each) => storable(each));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [storableText(name), storable(child)]),
  );
}

function storableText(text: string): string {
  const cut = text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
  return cut.replaceAll("\u0000", "").toWellFormed();
}

/** Drops a total that isn't a valid amount. */
export function storableQuestion(question: Question): Question {
  const { detectedTotal, ...rest } = question;
  const total = storableTotal(detectedTotal);
  return { ...storable(rest), ...(total && { detectedTotal: total }) };
}

export function storableReceipt(receipt: Receipt): Receipt {
  const total = Money.safeParse(receipt.total);
  return {
    ...storable(receipt),
    total: total.success
      ? { ...total.data, amount: writeAmount(total.data.amount, total.data.currency) }
      : null,
  };
}

export function storableQuote({ items, shipping, tax, total }: Quote): Quote {
  return {
    items: items.map((item) => ({ ...storable(item), price: storableAmount(item.price) })),
    shipping: storableAmount(shipping),
    tax: storableAmount(tax),
    total: storableTotal(total) ?? total,
  };
}

function storableAmount(amount: DisplayedMoney | null): DisplayedMoney | null {
  return (amount && storableTotal(amount)) ?? null;
}

/** Uses the currency's number of digits, if the currency is known. */
export function storableTotal(total: DisplayedMoney | undefined): DisplayedMoney | undefined {
  const { data } = DisplayedMoney.safeParse(total);
  if (data?.currency === undefined) return data;
  return { ...data, amount: writeAmount(data.amount, data.currency) };
}
