/// <reference lib="dom" />
import type { PicturePlace } from "./picture-of-goods.ts";

/** In pixels: as large as the answer page shows it. */
const longestSide = 240;

let drawn: HTMLImageElement | undefined;

/** Draws a picture over the page, in the corner, for as long as it takes to look at it. Null if it doesn't load. */
export async function drawPicture(address: string): Promise<PicturePlace | null> {
  const url = URL.parse(address, document.baseURI);
  if (!url?.protocol.startsWith("http")) return null;
  const image = new Image();
  image.src = url.href;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const scale = longestSide / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const width = Math.max(1, Math.round((image.naturalWidth || longestSide) * scale));
  const height = Math.max(1, Math.round((image.naturalHeight || longestSide) * scale));
  const style = `all: initial; position: fixed; left: 0; top: 0; width: ${width}px; height: ${height}px; background: white; z-index: 2147483647`;
  image.style.cssText = style.replaceAll(/;|$/g, " !important;");
  removePicture();
  drawn = image;
  document.documentElement.append(image);
  return { left: scrollX, top: scrollY, width, height, scrolledFrom: [scrollX, scrollY] };
}

export function removePicture(): void {
  drawn?.remove();
  drawn = undefined;
}
