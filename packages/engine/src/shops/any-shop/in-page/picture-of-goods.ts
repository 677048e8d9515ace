/// <reference lib="dom" />

import { deepAll } from "../../../page/in-page/tree/deep-all.ts";
import { deepRoots } from "../../../page/in-page/tree/deep-roots.ts";
import { closest, contains, elementAt, parentOf } from "../../../page/in-page/tree/flat-tree.ts";
import { isShown } from "../../../page/in-page/visibility/is-shown.ts";
import { normalise } from "../../../words/normalise.ts";

export interface PicturePlace {
  /** The part in view, from the top left corner of the document. */
  left: number;
  top: number;
  width: number;
  height: number;
  scrolledFrom: [number, number];
}

/** Icons, badges and thumbnails are smaller. */
const leastSide = 90;

/**
 * The picture of the product with this name, scrolled into view: it is the one at `address`, where that is
 * known, the page declares it as such, or its text alternative names the product. Null if there is none,
 * because a wrong picture is worse than none.
 */
export function pictureOfGoods(title: string, address?: string): PicturePlace | null {
  const own = address === undefined ? "" : fileOf(address);
  const declared = declaredPictures();
  const words = wordsOf(title);
  const rated = deepAll(deepRoots(), "img")
    .filter((image): image is HTMLImageElement => image instanceof HTMLImageElement && isPossible(image))
    .map((image) => ({ image, weight: weightOf(image) }))
    .sort((one, other) => other.weight - one.weight);
  const [best] = rated;
  return best && best.weight > 0 ? placeOf(best.image) : null;

  function weightOf(image: HTMLImageElement): number {
    const { width, height } = image.getBoundingClientRect();
    const file = fileOf(image.currentSrc || image.src);
    if (address !== undefined) return own !== "" && file === own ? width * height : 0;
    const alternative = new Set(wordsOf(image.alt));
    const shared = words.filter((word) => alternative.has(word)).length / Math.max(1, words.length);
    const isDeclared = declared.has(file);
    return ((isDeclared ? 1 : 0) + (shared >= 0.5 ? shared : 0)) * width * height;
  }
}

function isPossible(image: HTMLImageElement): boolean {
  const { width, height } = image.getBoundingClientRect();
  if (width < leastSide || height < leastSide || !image.complete || image.naturalWidth === 0) return false;
  return isShown(image) && !closest(image, "header, nav, footer, aside") && !leadsAway(image);
}

/** Pictures of other products link to them; the product's own links to itself or to a larger version. */
function leadsAway(image: HTMLImageElement): boolean {
  const link = closest<HTMLAnchorElement>(image, "a[href]");
  if (!link) return false;
  const isPicture = /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(link.pathname);
  return !isPicture && (link.host !== location.host || link.pathname !== location.pathname);
}

function declaredPictures(): ReadonlySet<string> {
  const product = "[itemtype*='schema.org/Product' i] [itemprop=image]";
  const named = [...document.querySelectorAll(`meta[property='og:image'], ${product}`)].map(
    (element) =>
      element.getAttribute("content") ?? element.getAttribute("src") ?? element.getAttribute("href") ?? "",
  );
  return new Set(named.map(fileOf).filter((file) => file !== ""));
}

/** Shops serve one picture in several sizes, which differ in the query only. */
function fileOf(address: string): string {
  const url = URL.parse(address, document.baseURI);
  return url?.protocol.startsWith("http") ? url.pathname : "";
}

function wordsOf(text: string): string[] {
  return normalise(text.slice(0, 500))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

function placeOf(image: HTMLImageElement): PicturePlace | null {
  const scrolledFrom: [number, number] = [scrollX, scrollY];
  image.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = image.getBoundingClientRect();
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  const [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
  const [width, height] = [right - left, bottom - top];
  const isWhole =
    width >= leastSide && height >= leastSide && !isOverlaid(image, { left, top, width, height });
  const place = { left: left + scrollX, top: top + scrollY, width, height, scrolledFrom };
  if (isWhole) return place;
  scrollTo({ left: scrolledFrom[0], top: scrolledFrom[1], behavior: "instant" });
  return null;
}

/** Whether a banner or a window covers part of it. */
function isOverlaid(
  image: Element,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): boolean {
  const shares = [0.1, 0.5, 0.9];
  return shares.some((across) =>
    shares.some((down) => {
      const hit = elementAt(left + width * across, top + height * down);
      for (let place = hit; place && !contains(place, image); place = parentOf(place))
        if (/fixed|sticky/.test(getComputedStyle(place).position) || place.matches("dialog, [role=dialog]"))
          return true;
      return false;
    }),
  );
}
