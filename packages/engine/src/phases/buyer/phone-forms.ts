/**
 * A telephone number in the forms that shops take: as it is dialled within its country, and with the country's code. A
 * number without a code is taken for one of the country given. The plans of all countries are loaded only here: few
 * shops refuse a number for how it is written.
 */
export async function phoneForms(phone: string, countryCode: string | undefined): Promise<string[]> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import("libphonenumber-js/min");
  const written = phone.trim().replace(/^00(?=[\s(]*[1-9])/, "+");
  const country = countryCode && isSupportedCountry(countryCode) ? countryCode : undefined;
  const parsed = parsePhoneNumberFromString(written, country);
  if (!parsed) return [digitsOf(written)];
  const national = parsed.format("NATIONAL", { formatExtension: (number) => number });
  return [digitsOf(national), parsed.number, digitsOf(parsed.number)];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
