import { findCountry } from "../../../places/countries.ts";

export interface AddressSuggestion {
  readonly address1: string;
  readonly city: string;
  readonly zone: string;
  readonly postalCode: string;
}

const PLACES: Readonly<Record<string, readonly Omit<AddressSuggestion, "address1">[]>> = {
  US: [
    { city: "Springfield", zone: "IL", postalCode: "62701" },
    { city: "Portland", zone: "OR", postalCode: "97205" },
    { city: "Burlington", zone: "VT", postalCode: "05401" },
    { city: "Albany", zone: "NY", postalCode: "12207" },
  ],
  CA: [
    { city: "Toronto", zone: "ON", postalCode: "M5V 2T6" },
    { city: "Victoria", zone: "BC", postalCode: "V8W 1P6" },
  ],
  GB: [
    { city: "Leeds", zone: "", postalCode: "LS1 4DY" },
    { city: "Bristol", zone: "", postalCode: "BS1 5TR" },
  ],
  DE: [
    { city: "Leipzig", zone: "", postalCode: "04109" },
    { city: "Bremen", zone: "", postalCode: "28195" },
  ],
  FR: [
    { city: "Lyon", zone: "", postalCode: "69002" },
    { city: "Nantes", zone: "", postalCode: "44000" },
  ],
};

const SHORTEST_QUERY = 3;

/** Address suggestions like those of a places service: plausible, and often in another town. */
export function suggestAddresses(typed: string, countryCode: string): AddressSuggestion[] {
  const street = typed.trim().replace(/\s+/g, " ");
  if (street.length < SHORTEST_QUERY || !findCountry(countryCode)) return [];
  return (PLACES[countryCode] ?? []).map((place) => ({ address1: spelledOut(street), ...place }));
}

function spelledOut(street: string): string {
  return street
    .replace(/\bst\.?$/i, "Street")
    .replace(/\bave?\.?$/i, "Avenue")
    .replace(/\brd\.?$/i, "Road");
}
