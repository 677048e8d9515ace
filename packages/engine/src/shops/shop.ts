import type { Offer, OfferOption, Variant } from "../choosing/offer.ts";
import type { Visit } from "../phases/visit.ts";

export interface CartItem {
  variant: Variant;
  /** What the values of the variant are values of. */
  options: readonly OfferOption[];
  quantity: number;
}

/** `opened`: what was chosen brought up more to choose, which the offer holds too. `gone`: this combination cannot be had. */
export type Tried =
  | { kind: "chosen"; variant: Variant }
  | { kind: "opened"; offer: Offer }
  | { kind: "gone" };

/** `counted`: the cart was read, and holds the item and nothing else that costs money. `unread`: it shows at the checkout. */
export type CartReading = "counted" | "unread";

/** A kind of shop that can tell whether an opened page belongs to it. */
export interface Platform {
  name: string;
  /** The shop behind the opened page, or undefined where the page is none of this platform. */
  recognise(visit: Visit): Promise<Shop | undefined>;
}

/** One shop of a known kind: only what differs between platforms. All else is the same on any page. */
export interface Shop {
  /** As a person would name it: `Shopify`. */
  platform: string;
  /** What the opened page sells. Throws where it sells nothing. */
  readOffer(): Promise<Offer>;
  /** The variant that the product address names, if it names one. */
  preselectedVariantId: string | undefined;
  /** For shops that only tell when it is chosen: chooses the variant of the offer on the page, and answers with what it then says. */
  tryVariant?(offer: Offer, variant: Variant): Promise<Tried>;
  /** Puts exactly this into the cart. */
  addToCart(item: CartItem): Promise<CartReading>;
  /** Leads from the cart to the page where the checkout begins. */
  openCheckout(item: CartItem): Promise<void>;
  /** The same for a buyer who has just signed in, from whatever page the shop shows then. */
  returnToCheckout?(item: CartItem): Promise<void>;
  /** What the platform's own pages look like, beyond what any page shows. */
  signs: CheckoutSigns;
}

interface CheckoutSigns {
  /** Matches the button that places the order. */
  payButton?: string;
}
