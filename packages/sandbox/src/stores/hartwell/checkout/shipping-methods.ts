import type { Address } from "../../../address.ts";
import { findCountry } from "../../../places/countries.ts";
import type { CartLine } from "../cart/cart.ts";
import { findVariant } from "../catalogue/catalogue.ts";
import { findPlaceMistakes } from "./find-mistakes.ts";

export interface ShippingMethod {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly priceMinor: number;
}

const PRICES_MINOR = {
  domestic: { standard: 4_90, express: 14_90 },
  neighbour: { standard: 9_90, express: 24_90 },
  overseas: { standard: 14_90, express: 34_90 },
};
const FREIGHT_MINOR = { standard: 80_00, express: 140_00 };

/**
 * The delivery methods for these lines to this address, cheapest first; none while the address is incomplete.
 */
export function shippingMethodsFor(address: Address, lines: readonly CartLine[]): ShippingMethod[] {
  const country = findCountry(address.countryCode);
  if (!country || Object.keys(findPlaceMistakes(address)).length > 0) return [];
  const heavyPieces = lines
    .filter((line) => findVariant(line.variantId)?.product.conduct === "heavy-freight")
    .reduce((sum, line) => sum + line.quantity, 0);
  if (heavyPieces > 0) {
    return [
      method(
        "freight-standard",
        "Heavy freight",
        "7 to 12 business days, kerbside",
        FREIGHT_MINOR.standard * heavyPieces,
      ),
      method(
        "freight-express",
        "Express freight",
        "3 to 4 business days, kerbside",
        FREIGHT_MINOR.express * heavyPieces,
      ),
    ];
  }
  return [
    method("standard", "Standard", "4 to 7 business days", PRICES_MINOR[country.reach].standard),
    method("express", "Express", "1 to 2 business days", PRICES_MINOR[country.reach].express),
  ];
}

function method(id: string, name: string, description: string, priceMinor: number): ShippingMethod {
  return { id, name, description, priceMinor };
}
