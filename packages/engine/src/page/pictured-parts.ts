import type { Page } from "playwright-core";

interface Size {
  width: number;
  height: number;
}

/** The sizes of the parts that were pictured of a page. */
const parts = new WeakMap<Page, Size[]>();

/** While a part of a page is pictured, the browser draws only that part, in pictures of the whole page too. */
export function notePart(page: Page, part: Size): void {
  const known = parts.get(page) ?? [];
  const whole = page.viewportSize();
  const isNew = !known.some((one) => isSame(one, part)) && !(whole && isSame(whole, part));
  parts.set(page, isNew ? [...known, part] : known);
}

/** Whether a picture of the page shows such a part in its place: in the part's size, or drawn as large as the page. */
export function showsPart(page: Page, { data, ...said }: Size & { data: string }): boolean {
  const known = parts.get(page) ?? [];
  if (known.length === 0) return false;
  if (known.some((part) => isSame(part, said))) return true;
  const drawn = sizeOfJpeg(data);
  return drawn !== undefined && !isAlike(drawn, said) && known.some((part) => isAlike(drawn, part));
}

/** The browser rounds up or down. */
function isSame(one: Size, other: Size): boolean {
  return Math.abs(one.width - other.width) <= 1 && Math.abs(one.height - other.height) <= 1;
}

/** Of the same shape, whatever the scale. */
function isAlike(one: Size, other: Size): boolean {
  const difference = Math.abs(one.width * other.height - one.height * other.width);
  return difference <= one.width + one.height + other.width + other.height;
}

/** Long enough for what a JPEG of the browser has before its size. */
const headLength = 4_096;

/** From the segment of a JPEG that begins its picture. */
function sizeOfJpeg(base64: string): Size | undefined {
  const bytes = Buffer.from(base64.slice(0, headLength), "base64");
  for (let at = 2; at + 9 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const kind = bytes[at + 1] ?? 0;
    if (kind >= 0xc0 && kind <= 0xc2)
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return undefined;
}
