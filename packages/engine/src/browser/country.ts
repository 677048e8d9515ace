/** How a browser based in a country presents itself. */
export interface Home {
  locale: string;
  timezoneId: string | undefined;
}

/** The country that was asked for, or else the one the address's top-level domain belongs to. */
export function countryOf(url: string, asked: string | undefined): string | undefined {
  if (asked !== undefined) return asked.toUpperCase();
  const [, suffix] = /\.([a-z]{2})\.?$/.exec(new URL(url).hostname) ?? [];
  if (suffix === undefined || soldToEverybody.has(suffix)) return undefined;
  const country = suffix === "uk" ? "GB" : suffix.toUpperCase();
  return regionNames.of(country) === undefined ? undefined : country;
}

export function homeIn(country: string): Home {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return {
    locale: spokenOnline[country] ?? `${language}-${country}`,
    timezoneId: mainZones[country] ?? new Intl.Locale(`und-${country}`).getTimeZones?.()?.[0],
  };
}

const regionNames = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Country domains that are used worldwide; they say nothing about the shop's country. */
const soldToEverybody: ReadonlySet<string> = new Set(
  "ac ai cc co eu fm gg gl im io la ly me nu pw sh so st su tk to tv vc ws".split(" "),
);

/** Countries whose shops use a language other than the most spoken one. */
const spokenOnline: Readonly<Record<string, string>> = {
  IN: "en-IN",
  KE: "en-KE",
  PH: "en-PH",
  PK: "en-PK",
};

/** The most populous time zone, for countries that have several and where it is not the first by name. */
const mainZones: Readonly<Record<string, string>> = {
  AR: "America/Argentina/Buenos_Aires",
  AU: "Australia/Sydney",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CL: "America/Santiago",
  CY: "Asia/Nicosia",
  ES: "Europe/Madrid",
  GL: "America/Godthab",
  MN: "Asia/Ulaanbaatar",
  MX: "America/Mexico_City",
  PF: "Pacific/Tahiti",
  PG: "Pacific/Port_Moresby",
  PT: "Europe/Lisbon",
  RU: "Europe/Moscow",
  US: "America/New_York",
  UZ: "Asia/Tashkent",
};
