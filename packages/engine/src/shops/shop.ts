import type { CountedVariant, Offer, Variant } from "../choosing/offer.ts";
import type { Field } from "../page/fields/read-fields.ts";
import type { FillOutcome } from "../page/filling/fill-outcome.ts";
import type { Visit } from "../phases/visit.ts";

export type CartItem = CountedVariant;

/**
 * `opened`: the choice brought up more options, which the offer includes. `gone`: this combination isn't
 * available. `shut`: the button stays shut, and the page doesn't say why.
 */
export type Tried =
  | { kind: "chosen"; variant: Variant }
  | { kind: "opened"; offer: Offer }
  | { kind: "gone" }
  | { kind: "shut"; button: string };

/**
 * `counted`: the cart was read, and holds only the item, apart from free extras. `unread`: its content shows
 * at the checkout.
 */
export type CartReading = "counted" | "unread";

/** A kind of shop that can tell whether an opened page belongs to it. */
export interface Platform {
  name: string;
  /** The shop of the opened page, or undefined if it isn't of this platform. */
  recognise(visit: Visit): Promise<Shop | undefined>;
}

/** A shop of a known kind: only what differs between platforms. */
export interface Shop {
  /** Display name: `Shopify`. */
  platform: string;
  /** What the opened page sells. Throws if it sells nothing. */
  readOffer(): Promise<Offer>;
  /** The variant in the product address, if any. */
  preselectedVariantId: string | undefined;
  /**
   * For shops that show availability only once chosen: chooses the variant on the page and returns the
   * result.
   */
  tryVariant?(offer: Offer, variant: Variant): Promise<Tried>;
  /** For the same shops: chooses some values before all are known. The changed offer; undefined if it stays the same. */
  chooseEarly?(offer: Offer, wanted: ReadonlyMap<string, string>): Promise<Offer | undefined>;
  /** Whether it adds several variants of one product, one after the other. */
  addsVariants?: true;
  /** Adds exactly this to the cart. */
  addToCart(item: CartItem): Promise<CartReading>;
  /** Leads from the cart to the first page of the checkout. */
  openCheckout(item: CartItem): Promise<void>;
  /** The same for a buyer who has just signed in, from any page that the shop shows then. */
  returnToCheckout?(item: CartItem): Promise<void>;
  /** Chooses a day in the calendar that a field of the checkout opens, or types it as the field shows it. */
  giveDay?(field: Field, date: string): Promise<FillOutcome>;
  /** Known details of the platform's own pages. */
  signs: CheckoutSigns;
}

interface CheckoutSigns {
  /** Selector of the button that places the order. */
  payButton?: string;
}
