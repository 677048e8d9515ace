/** Longer texts are read once only: nobody's secret is coded twice in a book. */
const longText = 20_000;

/**
 * What a text may stand for, where something in it is coded: addresses and forms, HTML, JSON, hexadecimal, base64 at any
 * alignment. Codes within codes are followed as deep as is asked for.
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

/** Byte by byte: what is no valid code stays as it is. */
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
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function fromEscapes(text: string): string {
  return text
    .replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (_whole, four, two) =>
      String.fromCharCode(Number.parseInt(four ?? two, 16)),
    )
    .replace(/\\(["'\\/])/g, "$1");
}

/** "52, 50, 52, 50": the codes of letters and digits. */
function fromCodes(text: string): string {
  return text.replace(/\d{2,3}(?:[\s,;:_-]{1,2}\d{2,3}){3,}/g, (run) =>
    String.fromCharCode(...(run.match(/\d+/g) ?? []).slice(0, 200).map(Number)),
  );
}

/** From either half of a byte: what stands before may be anything. */
function fromHex(text: string): string[] {
  const runs = text.match(/[0-9a-f]{2}(?:[\s:,-]?(?:0x)?[0-9a-f]{2}){3,}[0-9a-f]?/gi) ?? [];
  return runs.flatMap((run) => {
    const digits = run.replace(/0x|[\s:,-]/gi, "");
    return [0, 1].map((start) => readable(Buffer.from(digits.slice(start), "hex").toString("latin1")));
  });
}

function fromBase64(text: string): string[] {
  const runs = text.match(/[A-Za-z0-9+/_-]{4,}/g) ?? [];
  return runs.flatMap((run) =>
    [0, 1, 2, 3].map((start) => readable(Buffer.from(run.slice(start), "base64").toString())),
  );
}

/** Noise separates what is text in it. */
function readable(decoded: string): string {
  return decoded.replace(/[^\P{C}\n]|\ufffd/gu, "\u0000");
}
