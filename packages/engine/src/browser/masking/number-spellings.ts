/** Alphabets that programs use to write a number in fewer characters; the base is the alphabet's length. */
const alphabets = [
  "0123456789ABCDEFGHJKMNPQRSTVWXYZ",
  "23456789ABCDEFGHJKLMNPQRSTUVWXYZ",
  "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz",
  "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
  "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
] as const;

/**
 * Encodings of a card number, or of the bytes of its digits, in codes that cannot be decoded from the middle.
 */
export function codesOfNumber(digits: string): string[] {
  const number = BigInt(digits);
  const bytes = BigInt(`0x${Buffer.from(digits).toString("hex")}`);
  const hex = number.toString(16);
  const packed = Buffer.from(hex.padStart(hex.length + (hex.length % 2), "0"), "hex").toString("base64");
  const turned = [Buffer.from(digits).toString("hex"), ...coresInBase64(digits)];
  return [
    ...coresInBase32(digits),
    ...turned.map((code) => [...code].reverse().join("")),
    ...alphabets.flatMap((alphabet) => [inBase(number, alphabet), inBase(bytes, alphabet)]),
    packed.replaceAll("=", ""),
    packed.replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_"),
  ];
}

function inBase(number: bigint, alphabet: string): string {
  const base = BigInt(alphabet.length);
  let text = "";
  for (let rest = number; rest > 0n; rest /= base) text = (alphabet[Number(rest % base)] ?? "") + text;
  return text;
}

/** The part of the digits' base64 encoding that does not depend on the bytes before and after. */
function coresInBase64(digits: string): string[] {
  return ["", "x", "xx"].map((before) => {
    const code = Buffer.from(`${before}${digits}`).toString("base64").replaceAll("=", "");
    return code.slice(
      Math.ceil((before.length * 8) / 6),
      Math.floor(((before.length + digits.length) * 8) / 6),
    );
  });
}

const lettersOfBase32 = [
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",
  "abcdefghijklmnopqrstuvwxyz234567",
  "0123456789ABCDEFGHIJKLMNOPQRSTUV",
  "0123456789ABCDEFGHJKMNPQRSTVWXYZ",
] as const;

/** The same for base32, in the alphabets in use. */
function coresInBase32(digits: string): string[] {
  const bits = [...Buffer.from(digits)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return lettersOfBase32.flatMap((letters) =>
    [0, 1, 2, 3, 4].map((shift) =>
      (bits.slice(shift).match(/[01]{5}/g) ?? [])
        .map((five) => letters[Number.parseInt(five, 2)] ?? "")
        .join(""),
    ),
  );
}
