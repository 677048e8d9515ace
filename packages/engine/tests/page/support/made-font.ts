/** Lit segments of each digit: top, upper right, lower right, bottom, lower left, upper left, middle. */
const lit = ["012345", "12", "01346", "01236", "1256", "02356", "023456", "012", "0123456", "012356"];
/** Left, bottom, right, top of each segment, in a square of 1000. */
const strokes = [
  [100, 640, 500, 720],
  [420, 360, 500, 720],
  [420, 0, 500, 360],
  [100, 0, 500, 80],
  [100, 0, 180, 360],
  [100, 360, 180, 720],
  [100, 320, 500, 400],
] as const;

type Box = readonly [left: number, bottom: number, right: number, top: number];

/**
 * A font as a data URL, with digits like a calculator's. Digit n is drawn as the n-th one of `drawnAs`. With the
 * feature `ss01`, which a style sheet may ask for, every "1" is drawn as a "9".
 */
export function madeFont(drawnAs = "0123456789"): string {
  const digits = [...drawnAs].map((digit) =>
    [...(lit[Number(digit)] ?? "")].map((one): Box => strokes[Number(one)] ?? [0, 0, 1, 1]),
  );
  const point: Box[] = [[100, 0, 180, 80]];
  const glyphs = [[], point, ...digits].map(glyphOf);
  const offsets = [0];
  for (const glyph of glyphs) offsets.push((offsets.at(-1) ?? 0) + glyph.length);
  const tables: [string, Buffer][] = [
    ["GSUB", oneAsNine()],
    ["OS/2", osTable()],
    ["cmap", characterMap()],
    ["glyf", Buffer.concat(glyphs)],
    [
      "head",
      words([
        1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 3, 1000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 600, 720, 0, 8, 2, 1, 0,
      ]),
    ],
    ["hhea", words([1, 0, 800, -200, 0, 600, 0, 0, 600, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length])],
    ["hmtx", words(glyphs.flatMap((_, index) => [index === 1 ? 280 : 600, 0]))],
    ["loca", Buffer.concat(offsets.map(long))],
    ["maxp", words([1, 0, glyphs.length, 64, 16, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])],
    ["name", words([0, 0, 6])],
    ["post", words([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
  ];
  return `data:font/ttf;base64,${file(tables).toString("base64")}`;
}

function glyphOf(boxes: readonly Box[]): Buffer {
  if (boxes.length === 0) return Buffer.alloc(0);
  const corners = boxes.flatMap(
    ([left, bottom, right, top]) =>
      [
        [left, bottom],
        [left, top],
        [right, top],
        [right, bottom],
      ] as const,
  );
  const steps = (axis: 0 | 1) =>
    corners.map((corner, index) => corner[axis] - (corners[index - 1]?.[axis] ?? 0));
  const ends = boxes.map((_, index) => index * 4 + 3);
  const glyph = Buffer.concat([
    words([boxes.length, 0, 0, 600, 720, ...ends, 0]),
    Buffer.alloc(corners.length, 1),
    words([...steps(0), ...steps(1)]),
  ]);
  return Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]);
}

/** The point is the first glyph after the empty one, followed by the digits. */
function characterMap(): Buffer {
  const segments = [
    [0x2e, 0x2e, 1 - 0x2e],
    [0x30, 0x39, 2 - 0x30],
    [0xffff, 0xffff, 1],
  ];
  const column = (place: 0 | 1 | 2) => segments.map((segment) => segment[place] ?? 0);
  const body = words([0, 6, 4, 1, 2, ...column(1), 0, ...column(0), ...column(2), 0, 0, 0]);
  return Buffer.concat([words([0, 1, 3, 1, 0, 12, 4, body.length + 4]), body]);
}

/** One script, one feature, one lookup, one substitution. */
function oneAsNine(): Buffer {
  const tag = (name: string) => [...Buffer.from(name)].reduce<number[]>(pairs, []);
  const pairs = (found: number[], byte: number, at: number) =>
    at % 2 === 0 ? [...found, byte << 8] : [...found.slice(0, -1), (found.at(-1) ?? 0) | byte];
  const scripts = [1, ...tag("DFLT"), 8, 4, 0, 0, 0xffff, 1, 0];
  const features = [1, ...tag("ss01"), 8, 0, 1, 0];
  const lookups = [1, 4, 1, 0, 1, 8, 2, 8, 1, 11, 1, 1, 3];
  const starts = [10, 10 + scripts.length * 2, 10 + (scripts.length + features.length) * 2];
  return words([1, 0, ...starts, ...scripts, ...features, ...lookups]);
}

function osTable(): Buffer {
  const table = Buffer.alloc(96);
  table.writeUInt16BE(4, 0);
  for (const [at, value] of [
    [2, 600],
    [4, 400],
    [6, 5],
    [62, 64],
    [64, 0x2e],
    [66, 0x39],
    [68, 800],
    [70, -200],
    [74, 800],
    [76, 200],
  ] as const)
    table.writeInt16BE(value, at);
  return table;
}

function file(tables: readonly [string, Buffer][]): Buffer {
  let offset = 12 + 16 * tables.length;
  const records: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const [tag, body] of tables) {
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    records.push(Buffer.concat([Buffer.from(tag), long(checksum(padded)), long(offset), long(body.length)]));
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([
    words([1, 0, tables.length, 128, 3, tables.length * 16 - 128]),
    ...records,
    ...bodies,
  ]);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

function words(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) buffer.writeUInt16BE(value & 0xffff, index * 2);
  return buffer;
}

function long(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
}
