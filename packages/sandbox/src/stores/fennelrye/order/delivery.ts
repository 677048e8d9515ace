import { findCountry } from "../../../places/countries.ts";
import { goodsMinor, holds, type Visitor } from "../visitor.ts";

export interface DeliveryMethod {
  readonly id: "post" | "courier" | "van";
  readonly priceMinor: number;
}

const PRICES_MINOR = { near: { post: 5_90, courier: 12_90 }, far: { post: 18_90, courier: 39_00 } };
const VAN_MINOR = 65_00;
const DAYS_OFFERED = 5;

export function deliveryMethods(visitor: Visitor): DeliveryMethod[] {
  if (holds(visitor, "heavy-freight")) return [{ id: "van", priceMinor: VAN_MINOR }];
  const country = findCountry(visitor.address?.countryCode ?? "");
  // The bakery is in Europe: countries that are overseas for an American shop are near, except Australia.
  const isNear = country?.reach === "overseas" && country.code !== "AU";
  const { post, courier } = PRICES_MINOR[isNear ? "near" : "far"];
  return [
    { id: "courier", priceMinor: courier },
    { id: "post", priceMinor: post },
  ];
}

/** The next days on which the bakery delivers, never a Sunday. As `2031-04-05`. */
export function deliveryDays(now: Date): string[] {
  const days: string[] = [];
  for (let ahead = 2; days.length < DAYS_OFFERED; ahead += 1) {
    const day = new Date(now.getTime() + ahead * 86_400_000);
    if (day.getUTCDay() !== 0) days.push(day.toISOString().slice(0, 10));
  }
  return days;
}

export interface Totals {
  readonly goodsMinor: number;
  /** `undefined` until a delivery method is chosen. */
  readonly deliveryMinor: number | undefined;
  readonly totalMinor: number;
}

export function totalsOf(visitor: Visitor): Totals {
  const chosen = deliveryMethods(visitor).find(({ id }) => id === visitor.method);
  const goods = goodsMinor(visitor);
  return {
    goodsMinor: goods,
    deliveryMinor: chosen?.priceMinor,
    totalMinor: goods + (chosen?.priceMinor ?? 0),
  };
}
