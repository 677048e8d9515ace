/// <reference lib="dom" />
import type { Box } from "./box.ts";

/**
 * What an element's own `clip` and `clip-path` leave of it and its content; infinite if they clip nothing.
 */
export function clipBox(element: Element, { clip, clipPath, position }: CSSStyleDeclaration): Box {
  const isLifted = position === "absolute" || position === "fixed";
  const isClipped = isLifted && clip.startsWith("rect(");
  const endless = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  if (!isClipped && (clipPath === "none" || clipPath === "")) return endless;
  const box = element.getBoundingClientRect();
  return isClipped ? clipRect(clip, box) : (pathBox(clipPath, box) ?? endless);
}

/** `rect(top, right, bottom, left)`, each measured from the top left corner. */
function clipRect(clip: string, box: DOMRect): Box {
  const [top, right, bottom, left] = clip.slice(5, -1).split(/[ ,]+/).map(Number.parseFloat);
  const from = (edge: number, length: number | undefined, otherwise: number) =>
    length === undefined || Number.isNaN(length) ? otherwise : edge + length;
  return {
    left: from(box.left, left, -Infinity),
    top: from(box.top, top, -Infinity),
    right: from(box.left, right, Infinity),
    bottom: from(box.top, bottom, Infinity),
  };
}

/** The bounding box of the clip shape. Undefined for shapes that only hit testing can evaluate. */
function pathBox(clipPath: string, box: DOMRect): Box | undefined {
  const [, shape = "", inside = ""] = /^(inset|circle|ellipse|polygon)\(([^)]*)/.exec(clipPath) ?? [];
  const lengths = inside.split(" round ")[0] ?? "";
  const at = (length: string | undefined, size: number) => lengthIn(length ?? "0", size);
  if (shape === "inset") {
    const [top, right = top, bottom = top, left = right] = lengths.trim().split(/\s+/);
    return {
      left: box.left + at(left, box.width),
      top: box.top + at(top, box.height),
      right: box.right - at(right, box.width),
      bottom: box.bottom - at(bottom, box.height),
    };
  }
  if (shape === "polygon") {
    const points = inside
      .replace(/^(evenodd|nonzero),/, "")
      .split(",")
      .map((point) => point.trim().split(/\s+/));
    const across = points.map(([x]) => box.left + at(x, box.width));
    const down = points.map(([, y]) => box.top + at(y, box.height));
    return {
      left: Math.min(...across),
      top: Math.min(...down),
      right: Math.max(...across),
      bottom: Math.max(...down),
    };
  }
  if (shape === "") return undefined;
  const [radii = "", centre = "50% 50%"] = inside.split(/ ?at /);
  const [x, y] = centre.trim().split(/\s+/);
  const [first, second = first] = radii.trim().split(/\s+/);
  if (first === undefined || !/^[\d.]/.test(first)) return undefined;
  const [across, down] = [at(first, box.width), at(second, box.height)];
  const middle = { x: box.left + at(x, box.width), y: box.top + at(y, box.height) };
  return {
    left: middle.x - across,
    right: middle.x + across,
    top: middle.y - down,
    bottom: middle.y + down,
  };
}

/** A length or percentage from a computed style. Anything that isn't resolved (`calc()`) counts as zero. */
function lengthIn(length: string, size: number): number {
  const number = Number.parseFloat(length);
  if (Number.isNaN(number)) return 0;
  return length.endsWith("%") ? (number * size) / 100 : number;
}
