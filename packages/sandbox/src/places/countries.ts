import { US_STATES } from "./us-states.ts";

export interface Zone {
  readonly code: string;
  readonly name: string;
  readonly taxBasisPoints: number;
}

export interface Country {
  readonly code: string;
  readonly name: string;
  /** Empty if addresses have no state; the form then has no such field. */
  readonly zones: readonly Zone[];
  readonly zoneLabel: string;
  readonly postalLabel: string;
  readonly postalPattern: RegExp;
  readonly isPostalFirst: boolean;
  /** The rate where no state sets one. */
  readonly taxBasisPoints: number;
  /** Its distance from a shop in the United States. */
  readonly reach: "domestic" | "neighbour" | "overseas";
}

const BRITISH_POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;

const CANADIAN_PROVINCES = [
  ["AB", "Alberta", 500],
  ["BC", "British Columbia", 1200],
  ["MB", "Manitoba", 1200],
  ["NB", "New Brunswick", 1500],
  ["NL", "Newfoundland and Labrador", 1500],
  ["NT", "Northwest Territories", 500],
  ["NS", "Nova Scotia", 1400],
  ["NU", "Nunavut", 500],
  ["ON", "Ontario", 1300],
  ["PE", "Prince Edward Island", 1500],
  ["QC", "Quebec", 1498],
  ["SK", "Saskatchewan", 1100],
  ["YT", "Yukon", 500],
] as const;

const AUSTRALIAN_STATES = [
  ["ACT", "Australian Capital Territory", 1000],
  ["NSW", "New South Wales", 1000],
  ["NT", "Northern Territory", 1000],
  ["QLD", "Queensland", 1000],
  ["SA", "South Australia", 1000],
  ["TAS", "Tasmania", 1000],
  ["VIC", "Victoria", 1000],
  ["WA", "Western Australia", 1000],
] as const;

/** The countries the stores deliver to, in the order of a country list. */
export const COUNTRIES: readonly Country[] = [
  {
    ...{ code: "AU", name: "Australia", zones: zonesOf(AUSTRALIAN_STATES), zoneLabel: "State/territory" },
    ...{ postalLabel: "Postcode", postalPattern: /^\d{4}$/, isPostalFirst: false },
    ...{ taxBasisPoints: 1000, reach: "overseas" },
  },
  european({ code: "AT", name: "Austria", postalPattern: /^\d{4}$/, taxBasisPoints: 2000 }),
  {
    ...{ code: "CA", name: "Canada", zones: zonesOf(CANADIAN_PROVINCES), zoneLabel: "Province" },
    ...{ postalLabel: "Postal code", postalPattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, isPostalFirst: false },
    ...{ taxBasisPoints: 500, reach: "neighbour" },
  },
  european({ code: "FR", name: "France", postalPattern: /^\d{5}$/, taxBasisPoints: 2000 }),
  european({ code: "DE", name: "Germany", postalPattern: /^\d{5}$/, taxBasisPoints: 1900 }),
  european({ code: "NL", name: "Netherlands", postalPattern: /^\d{4} ?[A-Z]{2}$/i, taxBasisPoints: 2100 }),
  {
    ...european({
      code: "GB",
      name: "United Kingdom",
      postalPattern: BRITISH_POSTCODE,
      taxBasisPoints: 2000,
    }),
    ...{ postalLabel: "Postcode", isPostalFirst: false },
  },
  {
    ...{ code: "US", name: "United States", zones: zonesOf(US_STATES), zoneLabel: "State" },
    ...{ postalLabel: "ZIP code", postalPattern: /^\d{5}(-\d{4})?$/, isPostalFirst: false },
    ...{ taxBasisPoints: 0, reach: "domestic" },
  },
];

export function findCountry(code: string): Country | undefined {
  return COUNTRIES.find((country) => country.code === code);
}

function zonesOf(rows: readonly (readonly [string, string, number])[]): Zone[] {
  return rows.map(([code, name, taxBasisPoints]) => ({ code, name, taxBasisPoints }));
}

function european(country: Pick<Country, "code" | "name" | "postalPattern" | "taxBasisPoints">): Country {
  const shared = { zones: [], zoneLabel: "", postalLabel: "Postal code", isPostalFirst: true };
  return { ...country, ...shared, reach: "overseas" };
}
