import { deflateRawSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutSecrets } from "./without-secrets.ts";

const base64 = (text: string) => Buffer.from(text).toString("base64");
const englishDigits = "zero one two three four five six seven eight nine".split(" ");
function inBase(number: bigint, letters: string): string {
  const base = BigInt(letters.length);
  const rest = number / base;
  return `${rest > 0n ? inBase(rest, letters) : ""}${letters[Number(number % base)]}`;
}
const otherDigits = (zero: string) => (number: string) =>
  number.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));
/** What a shop may make of a card number on its way into an address, a number or a sentence. */
const spellings: Readonly<Record<string, (number: string) => string>> = {
  plain: (number) => number,
  spaced: (number) => number.replace(/(.{4})/g, "$1 ").trim(),
  dashed: (number) => number.replace(/(.{4})/g, "$1-"),
  dotted: (number) => [...number].join("."),
  "with letters between": (number) => number.replace(/(.{3})/g, "$1x"),
  "with spaces of no width": (number) => [...number].join("\u200b"),
  backwards: (number) => [...number].reverse().join(""),
  "all but its last digits": (number) => number.slice(0, -4),
  "its first digits": (number) => number.slice(0, 6),
  arabic: otherDigits("٠"),
  "full width": otherDigits("０"),
  hexadecimal: (number) => Buffer.from(number).toString("hex"),
  "a number in hexadecimal": (number) => BigInt(number).toString(16),
  "a number in base 36": (number) => BigInt(number).toString(36).toUpperCase(),
  "a number in octal": (number) => BigInt(number).toString(8),
  "in the codes of its digits": (number) => [...number].map((digit) => digit.charCodeAt(0)).join(", "),
  base64,
  "base64, one byte on": (number) => base64(`a${number}`),
  "base64, two bytes on": (number) => base64(`ab${number}z`),
  "base64 for addresses": (number) => Buffer.from(`?>${number}`).toString("base64url"),
  "twice in base64": (number) => base64(base64(number)),
  "base64, turned around": (number) => [...base64(number)].reverse().join(""),
  "hexadecimal with dots": (number) => (Buffer.from(number).toString("hex").match(/../g) ?? []).join("."),
  "hexadecimal, turned around": (number) => [...Buffer.from(number).toString("hex")].reverse().join(""),
  "a number in base 58": (number) =>
    inBase(BigInt(number), "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"),
  "a number in base 62": (number) =>
    inBase(BigInt(number), "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"),
  base32: (number) =>
    (
      [...Buffer.from(number)]
        .map((byte) => byte.toString(2).padStart(8, "0"))
        .join("")
        .match(/.{1,5}/g) ?? []
    )
      .map((bits) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[Number.parseInt(bits.padEnd(5, "0"), 2)])
      .join(""),
  "packed, in base64": (number) => gzipSync(number).toString("base64"),
  "packed without a head, in base64": (number) => deflateRawSync(number).toString("base64"),
  "in octal codes": (number) => [...Buffer.from(number)].map((byte) => `\\${byte.toString(8)}`).join(""),
  "in binary codes": (number) =>
    [...Buffer.from(number)].map((byte) => byte.toString(2).padStart(8, "0")).join(" "),
  "in words": (number) => [...number].map((digit) => englishDigits[Number(digit)]).join(" "),
  "in Chinese digits": (number) => [...number].map((digit) => "〇一二三四五六七八九"[Number(digit)]).join(""),
  "in white digits on black": (number) =>
    [...number].map((digit) => [..."⓪❶❷❸❹❺❻❼❽❾"][Number(digit)]).join(""),
  "in escapes of style sheets": (number) =>
    [...number].map((digit) => `\\${digit.charCodeAt(0).toString(16)} `).join(""),
  "in percent codes": (number) => [...number].map((digit) => `%${digit.charCodeAt(0).toString(16)}`).join(""),
  "twice in percent codes": (number) =>
    [...number].map((digit) => `%25${digit.charCodeAt(0).toString(16)}`).join(""),
  "in entities": (number) => [...number].map((digit) => `&#${digit.charCodeAt(0)};`).join(""),
  "in JSON escapes": (number) =>
    [...number].map((digit) => `\\u00${digit.charCodeAt(0).toString(16)}`).join(""),
};

const cardNumber = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 13, maxLength: 19 })
  .map((digits) => digits.join(""))
  .filter((number) => new Set(number).size > 5 && number[0] !== "0");
const surrounding = fc.string({ unit: fc.constantFrom(..."abcXYZ/-_.:# "), maxLength: 12 });

describe("a card number", () => {
  it.each(Object.entries(spellings))("is found whatever surrounds it: %s", (_how, spell) => {
    fc.assert(
      fc.property(cardNumber, surrounding, surrounding, (number, before, after) => {
        const spelled = spell(number);
        const isCoded = /[A-Za-z]/.test(spelled);
        // A code ends where its alphabet does.
        const [start, end] = isCoded
          ? [before.replace(/[\w/-]+$/, ""), after.replace(/^[\w/-]+/, "")]
          : [before, after];
        const clean = withoutSecrets(`${start}${spelled}${end}`, [number, "12/34", "737"]);
        expect(clean).toContain("[hidden]");
        expect(clean).not.toContain(spelled);
      }),
      { numRuns: 40 },
    );
  });
});
