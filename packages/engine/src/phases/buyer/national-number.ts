/** A telephone number as it is dialled within its country, in digits alone; undefined where it names no country. */
export function nationalNumber(phone: string): string | undefined {
  const digits = /^\s*(?:\+|00)([\d\s().-]+)$/.exec(phone)?.[1]?.replace(/\D/g, "");
  const code = digits && dialling.exec(digits)?.[0];
  if (!code) return undefined;
  const rest = digits.slice(code.length);
  return withoutTrunk.has(code) || rest.startsWith("0") ? rest : `0${rest}`;
}

/** One digit, one of these with two, or else three. */
const dialling = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Countries that dial nothing in front of a number, or have made what was in front a part of it. */
const withoutTrunk = new Set(
  "1 30 34 39 45 47 48 52 65 351 352 354 356 357 371 372 420 502 503 504 505 506 507 852 853".split(" "),
);
