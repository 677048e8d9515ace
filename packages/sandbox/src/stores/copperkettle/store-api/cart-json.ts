import type { Address } from "../../../address.ts";
import { type Basket, itemsOf, pieceCount } from "../cart/basket.ts";
import { priceMinorOf } from "../catalogue/catalogue.ts";
import { chosenNames } from "../catalogue/product.ts";
import { destinationOf, type Totals, totalsOf } from "../checkout/totals.ts";
import { pictureUrl } from "../site-names.ts";
import { CURRENCY } from "./product-json.ts";

/** A basket in the format of `/wp-json/wc/store/v1/cart`. */
export function cartJson(basket: Basket) {
  const { details, lines } = basket;
  const totals = totalsOf(basket);
  return {
    items: itemsOf(lines).map(itemJson),
    coupons: [],
    fees: [],
    totals: totalsJson(totals),
    shipping_address: addressJson(destinationOf(details)),
    billing_address: { ...addressJson(details.billing), email: details.email },
    needs_payment: lines.length > 0,
    needs_shipping: lines.length > 0,
    has_calculated_shipping: true,
    shipping_rates: lines.length === 0 ? [] : [shippingPackage(totals)],
    items_count: pieceCount(lines),
    items_weight: pieceCount(lines) * 400,
    payment_methods: ["stripe", "bacs", "cod"],
    errors: [],
    extensions: {},
  };
}

function itemJson(item: ReturnType<typeof itemsOf>[number]) {
  const { product, variation, itemId, quantity } = item;
  const price = String(priceMinorOf(item));
  return {
    key: `k${itemId}`,
    id: itemId,
    type: variation ? "variation" : "simple",
    quantity,
    name: product.name,
    permalink: `/product/${product.slug}/`,
    images: [{ src: pictureUrl(product.picture), alt: product.name }],
    variation: Object.entries(chosenNames(product, variation)).map(([attribute, value]) => ({
      attribute,
      value,
    })),
    prices: { price, regular_price: price, sale_price: price, ...CURRENCY },
    totals: { line_subtotal: String(priceMinorOf(item) * quantity), ...CURRENCY },
  };
}

function totalsJson({ subtotalMinor, rate, taxMinor, totalMinor }: Totals) {
  return {
    total_items: String(subtotalMinor),
    total_items_tax: "0",
    total_shipping: String(rate?.priceMinor ?? 0),
    total_tax: String(taxMinor),
    total_discount: "0",
    total_price: String(totalMinor),
    tax_lines: taxMinor > 0 ? [{ name: "Tax", price: String(taxMinor), rate: "" }] : [],
    ...CURRENCY,
  };
}

function shippingPackage({ rates, rate }: Totals) {
  return {
    package_id: 0,
    name: "Shipment 1",
    shipping_rates: rates.map(({ id, name, priceMinor }) => ({
      rate_id: id,
      name,
      description: "",
      price: String(priceMinor),
      selected: id === rate?.id,
      ...CURRENCY,
    })),
  };
}

function addressJson(address: Address) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company: "",
    address_1: address.address1,
    address_2: address.address2,
    city: address.city,
    state: address.zone,
    postcode: address.postalCode,
    country: address.countryCode,
    phone: address.phone,
  };
}
