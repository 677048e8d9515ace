import type { Address } from "../address.ts";
import { findCountry } from "./countries.ts";

/** The tax on goods of this price: the state's rate, or else the country's. */
export function taxMinor(address: Address, priceMinor: number): number {
  const country = findCountry(address.countryCode);
  const zone = country?.zones.find(({ code }) => code === address.zone);
  return Math.round((priceMinor * (zone?.taxBasisPoints ?? country?.taxBasisPoints ?? 0)) / 10_000);
}
