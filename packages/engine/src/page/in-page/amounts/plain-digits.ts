/// <reference lib="dom" />

/** Fonts that every machine has in some form, and whose digits are drawn as people know them. */
const known = ["sans-serif", "serif", "monospace"] as const;
const allDigits = "0123456789";
/** Shapes are compared at this size, whatever spacing a font has. */
const wide = 12;
const high = 18;

/** Below this correlation with the known digit it isn't that digit. */
const leastOwn = 0.15;
/**
 * In real fonts each pair of digits correlates better with the right known digits than with each other's, by
 * at least .2.
 */
const leastBetter = 0.1;
/** Minimum correlation between digits drawn together and one by one. */
const leastTogether = 0.7;

/**
 * Whether the digits of a text are drawn as themselves. A page can bring a font in which a "1" looks like a
 * "9", or two adjacent digits like something else.
 */
export function arePlainDigits({ text, font }: { text: string; font: string }): boolean {
  // Without web fonts the page uses the machine's own.
  if (document.fonts.size === 0) return true;
  const words = font.split(" ");
  const size = words.findIndex((word) => word.endsWith("px"));
  const style = words.slice(0, size).join(" ");
  const own = `${style} 30px ${words.slice(size + 1).join(" ")}`;
  return areToldApart(text, likenesses(own, style)) && isWrittenTogether(text, own);
}

/** The correlation of each digit of the font with each known digit. */
function likenesses(font: string, style: string): number[][] {
  const models = modelsOf(style);
  return [...allDigits].map((digit) => {
    const shape = shapeOf(digit, font);
    const even = shape && evened(shape);
    return models.map((known) => (even ? Math.max(...known.map((model) => product(even, model))) : 0));
  });
}

/** A digit is identified relative to the others: each pair must fit better as itself than swapped. */
function areToldApart(text: string, like: number[][]): boolean {
  const at = (digit: number, model: number) => like[digit]?.[model] ?? 0;
  return [...new Set(text.match(/\d/g) ?? [])].map(Number).every((digit) => {
    const others = [...allDigits].map(Number).filter((other) => other !== digit);
    const isBetter = (other: number) =>
      at(digit, digit) + at(other, other) >= at(digit, other) + at(other, digit) + leastBetter;
    return at(digit, digit) >= leastOwn && others.every(isBetter);
  });
}

/** A page can't replace these fonts, so they are drawn once. */
const drawnModels = new Map<string, Float32Array[][]>();

/** For each known digit, its shapes in the known fonts: a stroke that is shifted by a pixel is still the same stroke. */
function modelsOf(style: string): Float32Array[][] {
  const drawn = drawnModels.get(style);
  if (drawn) return drawn;
  const models = [...allDigits].map((digit) => {
    const shapes = known.flatMap((one) => shapeOf(digit, `${style} 30px ${one}`) ?? []);
    return [...shapes, ...(digit === "1" ? plainOnes() : [])].flatMap(shifted).map(evened);
  });
  drawnModels.set(style, models);
  return models;
}

function shifted(shape: Float32Array): Float32Array[] {
  const moves = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => down * wide + right));
  return moves.map((by) => shape.map((_, place) => shape[place + by] ?? 0));
}

/** Many fonts draw a "1" without a foot, some without a flag; a machine may have no such font. */
function plainOnes(): Float32Array[] {
  const draw = (stroke: number, flag: number): Float32Array[] => {
    const drawing = canvas(wide, high, "10px serif");
    if (!drawing) return [];
    const right = (wide + stroke + flag) / 2;
    drawing.fillRect(right - stroke, 0, stroke, high);
    drawing.beginPath();
    drawing.moveTo(right - stroke, 0);
    drawing.lineTo(right - stroke - flag, 3);
    drawing.lineTo(right - stroke - flag, 3 + stroke);
    drawing.lineTo(right - stroke, 1 + stroke);
    drawing.fill();
    return [inkOf(drawing, wide, high)];
  };
  return [1.5, 3, 4.5].flatMap((stroke) => [0, 2, 4].flatMap((flag) => draw(stroke, flag)));
}

function isWrittenTogether(text: string, font: string): boolean {
  const drawing = canvas(30 * text.length + 40, 60, font);
  if (!drawing) return false;
  const { width, height } = drawing.canvas;
  drawing.fillText(text, 20, 42);
  const together = inkOf(drawing, width, height);
  drawing.clearRect(0, 0, width, height);
  let left = 20;
  for (const letter of text) {
    drawing.fillText(letter, left, 42);
    left += drawing.measureText(letter).width;
  }
  return correlation(together, inkOf(drawing, width, height)) >= leastTogether;
}

/** The digit without the space around it, scaled to a common size. */
function shapeOf(digit: string, font: string): Float32Array | undefined {
  const drawing = canvas(60, 60, font);
  if (!drawing) return undefined;
  drawing.fillText(digit, 15, 42);
  const box = boxOfInk(inkOf(drawing, 60, 60), 60);
  const scaled = canvas(wide, high, font);
  if (!box || !scaled) return undefined;
  // Keep narrow digits such as "1" narrow.
  const across = Math.min(wide, (Math.max(box.width, 1) / Math.max(box.height, 1)) * high * 1.1);
  scaled.imageSmoothingQuality = "high";
  scaled.drawImage(
    drawing.canvas,
    box.left,
    box.top,
    box.width,
    box.height,
    (wide - across) / 2,
    0,
    across,
    high,
  );
  return inkOf(scaled, wide, high);
}

function boxOfInk(ink: Float32Array, width: number) {
  const inked = [...ink.keys()].filter((place) => (ink[place] ?? 0) > 60);
  if (inked.length === 0) return undefined;
  const columns = inked.map((place) => place % width);
  const rows = inked.map((place) => Math.floor(place / width));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, width: Math.max(...columns) - left + 1, height: Math.max(...rows) - top + 1 };
}

function canvas(width: number, height: number, font: string): OffscreenCanvasRenderingContext2D | null {
  const drawing = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (drawing) drawing.font = font;
  return drawing;
}

function inkOf(drawing: OffscreenCanvasRenderingContext2D, width: number, height: number): Float32Array {
  const { data } = drawing.getImageData(0, 0, width, height);
  return Float32Array.from({ length: width * height }, (_, place) => data[place * 4 + 3] ?? 0);
}

function correlation(one: Float32Array, other: Float32Array): number {
  return product(evened(one), evened(other));
}

/** Around a mean of 0 and with a length of 1, so that the product of two is their correlation; all 0 if it is even. */
function evened(ink: Float32Array): Float32Array {
  const mean = ink.reduce((sum, value) => sum + value, 0) / ink.length;
  const spread = Math.sqrt(ink.reduce((sum, value) => sum + (value - mean) ** 2, 0));
  return ink.map((value) => (spread === 0 ? 0 : (value - mean) / spread));
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let place = 0; place < one.length; place++) sum += (one[place] ?? 0) * (other[place] ?? 0);
  return sum;
}
