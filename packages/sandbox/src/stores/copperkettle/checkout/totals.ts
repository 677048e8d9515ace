import type { Address } from "../../../address.ts";
import { findCountry } from "../../../places/countries.ts";
import { taxMinor } from "../../../places/tax.ts";
import { type Basket, itemsOf, type Line, subtotalMinor } from "../cart/basket.ts";

export interface ShippingRate {
  readonly id: string;
  readonly name: string;
  readonly priceMinor: number;
}

export interface Totals {
  readonly subtotalMinor: number;
  readonly rates: readonly ShippingRate[];
  /** `undefined` if nothing is delivered. */
  readonly rate: ShippingRate | undefined;
  readonly taxMinor: number;
  readonly totalMinor: number;
}

const PRICES_MINOR = {
  domestic: { standard: 6_50, express: 17_00 },
  neighbour: { standard: 12_00, express: 29_00 },
  overseas: { standard: 19_00, express: 42_00 },
};
const FREIGHT_MINOR = 90_00;

export function totalsOf({ lines, details }: Basket): Totals {
  const destination = destinationOf(details);
  const rates = shippingRates(destination, lines);
  const rate = rates.find(({ id }) => id === details.shippingMethod) ?? rates[0];
  const subtotal = subtotalMinor(lines);
  const tax = taxMinor(destination, subtotal);
  return {
    subtotalMinor: subtotal,
    rates,
    rate,
    taxMinor: tax,
    totalMinor: subtotal + (rate?.priceMinor ?? 0) + tax,
  };
}

export function destinationOf({ billing, shipping }: Basket["details"]): Address {
  return shipping ?? billing;
}

function shippingRates({ countryCode }: Address, lines: readonly Line[]): ShippingRate[] {
  const country = findCountry(countryCode);
  if (!country) return [];
  const heavyPieces = itemsOf(lines)
    .filter(({ product }) => product.conduct === "heavy-freight")
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (heavyPieces > 0)
    return [{ id: "flat_rate:7", name: "Pallet freight", priceMinor: FREIGHT_MINOR * heavyPieces }];
  const { standard, express } = PRICES_MINOR[country.reach];
  return [
    { id: "flat_rate:1", name: "Flat rate", priceMinor: standard },
    { id: "flat_rate:2", name: "Express", priceMinor: express },
  ];
}
