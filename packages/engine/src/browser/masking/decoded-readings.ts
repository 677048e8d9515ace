import { gunzipSync, inflateRawSync, inflateSync } from "node:zlib";
import { withNamedDigits } from "./digit-names.ts";

/** Longer texts are decoded only once: nested encodings are not expected in them. */
const longText = 20_000;

/**
 * All readings of a text that may contain encoded parts: URL and form encoding, HTML, JSON, hexadecimal,
 * base64 at any alignment. Follows nested codes up to the given depth.
 */
export function decodedReadings(text: string, depth = 3): string[] {
  if (depth === 0 || text.length === 0) return [];
  const decoded = [
    fromAddress(text),
    fromHtml(text),
    fromEscapes(text),
    fromCodes(text),
    ...fromHex(text),
    ...fromBase64(text),
  ];
  const readings = [...new Set(decoded)].filter((reading) => reading !== text && reading !== "");
  const further = text.length > longText ? 0 : depth - 1;
  return [...readings, ...readings.flatMap((reading) => decodedReadings(reading, further))];
}

/** Decodes byte by byte; invalid sequences stay as they are. */
function fromAddress(text: string): string {
  return text
    .replaceAll("+", " ")
    .replace(/(?:%[0-9a-f]{2})+/gi, (coded) => Buffer.from(coded.replaceAll("%", ""), "hex").toString());
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function fromHtml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}(?=;)));?/gi,
    (whole, decimal, hex, name) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

function fromEscapes(text: string): string {
  return text
    .replace(
      /(?:\\u|%u|U\+)([0-9a-f]{4})\s?|\\x([0-9a-f]{2})|\\u?\{?([0-9a-f]{2,4})[}\s]|=([0-9a-f]{2})/gi,
      (_whole, four, two, open, quoted) =>
        String.fromCharCode(Number.parseInt(four ?? two ?? open ?? quoted, 16)),
    )
    .replace(/\\(["'\\/])/g, "$1");
}

/** "52, 50, 52, 50": character codes of letters and digits. */
function fromCodes(text: string): string {
  return text.replace(/\d{2,3}(?:[\s,;:_-]{1,2}\d{2,3}){3,}/g, (run) =>
    String.fromCharCode(...(run.match(/\d+/g) ?? []).slice(0, 200).map(Number)),
  );
}

/** Starting at either half of a byte, since anything may come before. */
function fromHex(text: string): string[] {
  const runs = text.match(/[0-9a-f]{2}(?:[\s:,._/|-]?(?:0x)?[0-9a-f]{2}){3,}[0-9a-f]?/gi) ?? [];
  return runs.flatMap((run) => {
    const digits = run.replace(/0x|[\s:,._/|-]/gi, "");
    return [0, 1].map((start) => readable(Buffer.from(digits.slice(start), "hex").toString("latin1")));
  });
}

/** "64 71 62" and "\\64\\71\\62". */
function fromOctal(text: string): string {
  return text.replace(/\\?[0-7]{2,3}(?:[\s,;:_\\-]{1,2}[0-7]{2,3}){3,}/g, (run) =>
    String.fromCharCode(...(run.match(/\d+/g) ?? []).slice(0, 200).map((code) => Number.parseInt(code, 8))),
  );
}

function fromBinary(text: string): string {
  return text.replace(/[01]{7,8}(?:[\s,;:_-]?[01]{8}){3,}/g, (run) =>
    String.fromCharCode(
      ...(run.replace(/[^01]/g, "").match(/[01]{8}/g) ?? [])
        .slice(0, 200)
        .map((bits) => Number.parseInt(bits, 2)),
    ),
  );
}

/** Longer texts are not searched for digit names, octal or binary numbers, or compressed bytes. */
const longestRare = 4_000;

/** Rare ways to write a number: digit names, octal and binary codes, compressed bytes. */
export function rareReadings(text: string): string[] {
  const short = text.slice(0, longestRare);
  const readings = [withNamedDigits(short), fromOctal(short), fromBinary(short), ...unpackedIn(short)];
  return [...new Set(readings)].filter((reading) => reading !== short && reading !== "");
}

function unpackedIn(text: string): string[] {
  const inHex = (text.match(/(?:[0-9a-f]{2}){10,}/gi) ?? []).map((run) => Buffer.from(run, "hex"));
  const inBase64 = (text.match(/[A-Za-z0-9+/_-]{16,}/g) ?? []).map((run) => Buffer.from(run, "base64"));
  return [...inHex, ...inBase64].slice(0, 40).flatMap(unpacked);
}

const mostUnpacked = 100_000;

/** Recognizes compressed bytes by their magic number; formats without one are tried on short texts only. */
function unpacked(bytes: Buffer): string[] {
  const ways = [
    ...(bytes[0] === 0x1f && bytes[1] === 0x8b ? [gunzipSync] : []),
    ...((bytes[0] ?? 0) % 16 === 8 ? [inflateSync] : []),
    ...(bytes.length < 400 ? [inflateRawSync] : []),
  ];
  return ways.flatMap((unpack) => {
    try {
      return [readable(unpack(bytes, { maxOutputLength: mostUnpacked }).toString())];
    } catch {
      return [];
    }
  });
}

function fromBase64(text: string): string[] {
  const runs = text.match(/[A-Za-z0-9+/_-]{4,}/g) ?? [];
  return runs.flatMap((run) =>
    [0, 1, 2, 3].map((start) => readable(Buffer.from(run.slice(start), "base64").toString())),
  );
}

/** Splits decoded text at unreadable bytes. */
function readable(decoded: string): string {
  return decoded.replace(/[^\P{C}\n]|\ufffd/gu, "\u0000");
}
