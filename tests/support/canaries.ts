import { randomBytes, randomInt } from "node:crypto";

/** Values that do not occur by chance: if one is found, it has leaked. */
export interface Canaries {
  /** Names of the values found in the bytes, with the encoding they were found in. */
  findIn(bytes: Buffer): string[];
}

/** Short values count only if no letter or digit is next to them. */
export function canariesOf(values: Readonly<Record<string, string>>): Canaries {
  const needles = Object.entries(values).flatMap(([name, value]) =>
    [...encodingsOf(value)].map(([encoding, bytes]) => ({ name: `${name} (${encoding})`, bytes })),
  );
  return {
    findIn: (bytes) => needles.filter((needle) => isAlone(bytes, needle.bytes)).map(({ name }) => name),
  };
}

export function createPassword(): string {
  return `canary ${randomBytes(12).toString("hex")}`;
}

/** A valid Visa number: 4 first, and a correct check digit last. */
export function createCardNumber(): string {
  const digits = `4${Array.from({ length: 14 }, () => randomInt(10)).join("")}`;
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Starts with a zero, unlike ordinary numbers, so that no number matches it by chance. */
export function createSecurityCode(): string {
  return `0${randomInt(7, 10)}${randomInt(7, 10)}${randomInt(1, 10)}`;
}

function encodingsOf(value: string): Map<string, Buffer> {
  const found = new Map<string, Buffer>([
    ["text", Buffer.from(value)],
    ["UTF-16", Buffer.from(value, "utf16le")],
    ["hex", Buffer.from(Buffer.from(value).toString("hex"))],
    ["percent", Buffer.from(encodeURIComponent(value))],
    ["form", Buffer.from(value.replaceAll(" ", "+"))],
    ["groups of four", Buffer.from(value.replace(/(.{4})(?=.)/g, "$1 "))],
  ]);
  // In base64 a value has three forms, depending on its offset in a triple; its edges depend on neighbours.
  for (const before of [0, 1, 2]) {
    const coded = Buffer.concat([Buffer.alloc(before), Buffer.from(value)]).toString("base64");
    const inner = coded.replace(/=+$/, "").slice(before === 0 ? 0 : before + 1, -1);
    if (inner.length < 6) continue;
    found.set(`base64, ${before} in`, Buffer.from(inner));
    found.set(`base64url, ${before} in`, Buffer.from(inner.replaceAll("+", "-").replaceAll("/", "_")));
  }
  return found;
}

const wordBytes = /[A-Za-z0-9]/;
const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const lengthOfUuid = 36;

/** Whether the needle occurs outside of a longer number, word or UUID, which may contain short values by chance. */
function isAlone(bytes: Buffer, needle: Buffer): boolean {
  const isShort = needle.length < 10;
  for (let at = bytes.indexOf(needle); at !== -1; at = bytes.indexOf(needle, at + 1)) {
    if (!isShort) return true;
    const around = [bytes[at - 1] ?? 0, bytes[at + needle.length] ?? 0];
    const isInWord = around.some((byte) => wordBytes.test(String.fromCharCode(byte)));
    if (!isInWord && !isInUuid(bytes, at)) return true;
  }
  return false;
}

function isInUuid(bytes: Buffer, at: number): boolean {
  const start = Math.max(0, at - lengthOfUuid);
  const nearby = bytes.toString("latin1", start, at + lengthOfUuid);
  return [...nearby.matchAll(uuids)].some(
    ({ index }) => start + index <= at && at < start + index + lengthOfUuid,
  );
}
