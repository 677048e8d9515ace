import { z } from "zod";
import { DisplayedMoney } from "./money.ts";
import type { StepCode } from "./steps.ts";

export const PurchasedItem = z.object({
  title: z.string(),
  /** The chosen values by the shop's names for its options. */
  options: z.record(z.string(), z.string()),
  quantity: z.number().int(),
  /** Price of one piece as written on the product page, possibly without a currency; null if not stated. */
  price: z.string().nullable(),
});
export type PurchasedItem = z.infer<typeof PurchasedItem>;

/** What is being bought, as far as the run knows. Titles, options and deliveries are the shop's words. */
export const Purchase = z.object({
  item: PurchasedItem,
  /** Null until one is chosen, or if the shop offers no choice. */
  delivery: z.object({ method: z.string(), price: z.string().nullable() }).nullable(),
  /** The cost of delivery; null if the shop does not list it separately. */
  shipping: DisplayedMoney.nullable(),
  /** Null if the shop does not list it separately. */
  tax: DisplayedMoney.nullable(),
  /** The total at the shop's checkout, including shipping and tax; null until it is known. */
  total: DisplayedMoney.nullable(),
  /** The last four digits of the card that was entered. */
  cardLast4: z.string().optional(),
  /** The shipping address in lines, as on a parcel. Only for callers that may read buyer profiles. */
  shipTo: z.array(z.string()).optional(),
});
export type Purchase = z.infer<typeof Purchase>;

/** Each fact may be missing or malformed: a run's process is trusted no more than the page it reads. */
const VariantChosen = z.object({
  title: z.string().min(1),
  variant: z.record(z.string(), z.string()).nullish().catch(null),
  quantity: z.number().int().catch(1),
  price: z.string().nullable().catch(null),
});
const ShippingChosen = z.object({ method: z.string(), price: z.string().nullable().catch(null) });
const Amount = DisplayedMoney.nullable().catch(null);
const TotalRead = z.object({ total: Amount, shipping: Amount, tax: Amount });
const CardEntered = z.object({ last4: z.string().regex(/^\d{4}$/) });

/** Derives the purchase from the run's step data, not its labels; undefined until something is chosen. */
export function findPurchase(
  items: readonly { kind: string; data: Readonly<Record<string, unknown>> }[],
): Purchase | undefined {
  const facts = (code: StepCode): unknown =>
    items.findLast(({ kind, data }) => kind === "step" && data.step === code)?.data;
  const chosen = VariantChosen.safeParse(facts("variant_chosen")).data;
  if (!chosen) return undefined;
  const { title, variant, quantity, price } = chosen;
  const card = CardEntered.safeParse(facts("card_entered")).data;
  return {
    item: { title, options: variant ?? {}, quantity, price },
    delivery: ShippingChosen.safeParse(facts("shipping_chosen")).data ?? null,
    ...TotalRead.parse(facts("total_read") ?? {}),
    ...(card && { cardLast4: card.last4 }),
  };
}

type Document = Readonly<Record<string, unknown>>;

/** What is known about the shipping address. The documents contain whatever the caller has sent. */
export interface ShipTo {
  name: Document | null;
  shipping: Document | null;
  /** Answers to questions about the address, oldest first; they take precedence over the profile. */
  answers: readonly Document[] | null;
}

/** An address in lines as on a parcel, starting with the name. */
export function addressLinesOf({ name, shipping, answers }: ShipTo): string[] {
  const given: Document = Object.assign({}, ...(answers ?? []));
  const first = given.first_name ?? name?.first;
  const last = given.last_name ?? name?.last;
  const profileStreets = Array.isArray(shipping?.addressLines) ? shipping.addressLines : [];
  const streets = given.address_line1 ? [given.address_line1, given.address_line2] : profileStreets;
  const place = [
    given.postal_code ?? shipping?.postalCode,
    given.city ?? shipping?.locality,
    given.state ?? shipping?.administrativeAreaCode,
  ];
  const country = given.country_code ?? shipping?.countryCode;
  return [inOneLine([first, last]), ...streets, inOneLine(place), country].filter(isWord);
}

function inOneLine(words: readonly unknown[]): string {
  return words.filter(isWord).join(" ");
}

function isWord(word: unknown): word is string {
  return typeof word === "string" && word !== "";
}

/** As long as a currency's sign or code, with brackets. */
const mostSigns = 5;

/** The name of a delivery without its price, which many shops write behind it and which is shown beside it. */
export function nameOfDelivery({ method, price }: NonNullable<Purchase["delivery"]>): string {
  if (price === null) return method;
  const words = method.split(" ");
  // "4.90 €" and "USD 4.90" are two words, "$4.90" is one.
  const amountWords = words.slice(-2).some((word) => /^[\d.,()]+$/.test(word)) ? 2 : 1;
  const tail = words.slice(-amountWords).join("");
  const isPrice = digitsOf(tail) === digitsOf(price) && tail.replaceAll(/[\d.,]/g, "").length <= mostSigns;
  const name = words.slice(0, -amountWords).join(" ").trim();
  return isPrice && name !== "" ? name : method;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}
