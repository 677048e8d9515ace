import { currenciesOfSign, currencyCodes } from "./currency-signs.ts";

/** Common words that are also currency codes. */
const plainWords: ReadonlySet<string> = new Set(
  "all ang bam bob cad cop cup dop ern gel kid lak mad mop mur nad pen php ron rub sos top try".split(" "),
);

const names = namesOfCurrencies();

/** The currencies that a sign, a code or a name may mean. Empty if it means no currency. */
export function currenciesOf(written: string): readonly string[] {
  const sign = written.replace(/\.$/, "");
  const small = sign.toLowerCase();
  if (currencyCodes.has(sign)) return [sign];
  const known = currenciesOfSign(sign) ?? names.get(small) ?? names.get(small.replace(/s$/, ""));
  if (known) return known;
  return currencyCodes.has(sign.toUpperCase()) && !plainWords.has(small) ? [sign.toUpperCase()] : [];
}

/**
 * "kuwaiti dinar" is one currency, "dinar" any of several. Names of discontinued currencies include years in
 * brackets.
 */
function namesOfCurrencies(): ReadonlyMap<string, readonly string[]> {
  const display = new Intl.DisplayNames("en", { type: "currency" });
  const found = new Map<string, string[]>();
  for (const code of currencyCodes) {
    const name = (display.of(code) ?? "").toLowerCase();
    if (name === "" || name.includes("(")) continue;
    const noun = name.split(" ").at(-1) ?? name;
    for (const key of new Set([name, noun])) found.set(key, [...(found.get(key) ?? []), code]);
  }
  return found;
}
