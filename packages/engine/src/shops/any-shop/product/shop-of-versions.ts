import type { Offer, Variant } from "../../../choosing/offer.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { goTo } from "../../../phases/page/go-to.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { CartItem, Shop, Tried } from "../../shop.ts";
import type { Versions } from "./find-versions.ts";

interface Opened {
  shop: Shop;
  offer: Offer;
}

/**
 * A product whose versions have separate pages: opens the page of the chosen one, which is the shop from then
 * on.
 */
export function shopOfVersions(
  visit: Visit,
  versions: Versions,
  shopOnPage: () => Promise<Shop | undefined>,
): Shop {
  const pages = new Map<string, Opened>();
  const chosen = (item: CartItem): Opened => {
    const version = pages.get(addressOf(versions, item.variant));
    if (!version) throw new Error(`The page of version ${item.variant.id} was never opened.`);
    return version;
  };
  const open = async (item: CartItem) => chosen(item).shop.openCheckout(onItsPage(versions, item));
  return {
    platform: "general",
    preselectedVariantId: undefined,
    readOffer: async () => versions,
    tryVariant: async (_offer, variant) => {
      const address = addressOf(versions, variant);
      const version = pages.get(address) ?? (await openVersion(visit, address, shopOnPage));
      if (!version) return { kind: "gone" };
      pages.set(address, version);
      visit.currency ??= version.offer.currency;
      return tryOnItsPage(versions, version, variant);
    },
    addToCart: async (item) => chosen(item).shop.addToCart(onItsPage(versions, item)),
    openCheckout: open,
    returnToCheckout: open,
    signs: {},
  };
}

async function openVersion(
  visit: Visit,
  address: string,
  shopOnPage: () => Promise<Shop | undefined>,
): Promise<Opened | undefined> {
  await goTo(visit, address);
  await settle(visit.page, visit.pace);
  const shop = await shopOnPage();
  return shop && { shop, offer: await shop.readOffer() };
}

/** The page may have no further choices, or more of them. */
async function tryOnItsPage(
  { options }: Versions,
  { shop, offer }: Opened,
  variant: Variant,
): Promise<Tried> {
  const [first] = offer.variants.filter(({ isAvailable }) => isAvailable);
  if (!first) return { kind: "gone" };
  const own = { ...variant, values: variant.values.slice(options.length) };
  if (own.values.length < offer.options.length) {
    const joined = offer.variants.map((one): Variant => {
      return { ...one, id: `${variant.id}\n${one.id}`, values: [...variant.values, ...one.values] };
    });
    return {
      kind: "opened",
      offer: { ...offer, options: [...options, ...offer.options], variants: joined },
    };
  }
  const tried = own.values.length > 0 ? await shop.tryVariant?.(offer, own) : undefined;
  if (tried?.kind === "gone") return tried;
  return { kind: "chosen", variant: { ...variant, price: variant.price ?? first.price } };
}

/** Its first values are those of a version, whatever was chosen or counted on that page. */
function addressOf({ variants }: Versions, { id, values }: Variant): string {
  return variants.find((one) => one.values.every((value, at) => values[at] === value))?.id ?? id;
}

function onItsPage({ options }: Versions, { variant, ...item }: CartItem): CartItem {
  const values = variant.values.slice(options.length);
  return { ...item, options: item.options.slice(options.length), variant: { ...variant, values } };
}
