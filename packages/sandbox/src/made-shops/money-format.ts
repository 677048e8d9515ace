import type { Traits } from "./traits.ts";
import type { LanguageCode } from "./words/choose-words.ts";

const homes: Readonly<Record<LanguageCode, { locale: string; currency: string }>> = {
  en: { locale: "en-US", currency: "USD" },
  de: { locale: "de-DE", currency: "EUR" },
  fr: { locale: "fr-FR", currency: "EUR" },
  es: { locale: "es-ES", currency: "EUR" },
  it: { locale: "it-IT", currency: "EUR" },
  nl: { locale: "nl-NL", currency: "EUR" },
  pl: { locale: "pl-PL", currency: "PLN" },
  pt: { locale: "pt-PT", currency: "EUR" },
  sv: { locale: "sv-SE", currency: "SEK" },
  ja: { locale: "ja-JP", currency: "JPY" },
};

export interface MoneyFormat {
  readonly currency: string;
  /** Formats an amount in minor units as the shop displays it. */
  readonly format: (minor: number) => string;
  /** As a decimal string. */
  readonly decimal: (minor: number) => string;
}

export function moneyFormat({ language, currency: wanted, numberFormat }: Traits): MoneyFormat {
  const { locale, currency: own } = homes[language];
  const currency = wanted === "of-language" ? own : wanted.toUpperCase();
  const digits = currency === "JPY" ? 0 : 2;
  const number = new Intl.NumberFormat(
    locale,
    numberFormat === "of-language"
      ? { style: "currency", currency }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits },
  );
  const format = (minor: number): string => {
    const printed = number.format(minor / 10 ** digits);
    if (numberFormat === "code-before") return `${currency} ${printed}`;
    return numberFormat === "code-after" ? `${printed} ${currency}` : printed;
  };
  return { currency, format, decimal: (minor) => (minor / 10 ** digits).toFixed(digits) };
}
