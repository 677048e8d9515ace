/**
 * A phone number in the formats that shops take: national, with its prefix and without, and with the country code. A
 * number without a code is read as one of the given country. The numbering plans are only loaded here, because few
 * shops refuse a number for its format.
 */
export async function phoneForms(phone: string, countryCode: string | undefined): Promise<string[]> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import("libphonenumber-js/min");
  const written = phone.trim().replace(/^00(?=[\s(]*[1-9])/, "+");
  const country = countryCode && isSupportedCountry(countryCode) ? countryCode : undefined;
  const parsed = parsePhoneNumberFromString(written, country);
  if (!parsed) return [digitsOf(written)];
  const national = parsed.format("NATIONAL", { formatExtension: (number) => number });
  return [...new Set([digitsOf(national), parsed.nationalNumber, parsed.number, digitsOf(parsed.number)])];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
