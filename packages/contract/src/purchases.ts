import { z } from "zod";
import { DisplayedMoney } from "./money.ts";
import type { StepCode } from "./steps.ts";

export const PurchasedItem = z.object({
  title: z.string(),
  /** The chosen values by the shop's names of its options. */
  options: z.record(z.string(), z.string()),
  quantity: z.number().int(),
  /** Of one piece, as the product's page writes it, whose currency it does not always say; null where it says no price. */
  price: z.string().nullable(),
});
export type PurchasedItem = z.infer<typeof PurchasedItem>;

/** What is bought, as far as the run has come. Titles, options and names of deliveries are the shop's own words. */
export const Purchase = z.object({
  item: PurchasedItem,
  /** Null until one is chosen, and where the shop offers no choice. */
  delivery: z.object({ method: z.string(), price: z.string().nullable() }).nullable(),
  /** The cost of delivery; null where the shop does not say it apart. */
  shipping: DisplayedMoney.nullable(),
  /** Null where the shop does not say it apart. */
  tax: DisplayedMoney.nullable(),
  /** As the shop's checkout says it, shipping and tax included; null until it is known. */
  total: DisplayedMoney.nullable(),
  /** The last four digits of the card that was entered. */
  cardLast4: z.string().optional(),
  /** Where the goods go, in lines as on a parcel. Only for callers that may read buyer profiles. */
  shipTo: z.array(z.string()).optional(),
});
export type Purchase = z.infer<typeof Purchase>;

/** Each fact may be missing or odd: a run's process is trusted no more than the page it reads. */
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

/** What the steps of a run say of what it buys; undefined until something is chosen. Nothing is read out of sentences. */
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

/** What is known of where the goods go. Documents hold whatever the caller has sent. */
export interface ShipTo {
  name: Document | null;
  shipping: Document | null;
  /** To questions about the address, oldest first: they count more than the profile. */
  answers: readonly Document[] | null;
}

/** An address in lines as on a parcel, the name first. */
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
