import type { Page } from "playwright-core";
import { notePart } from "./pictured-parts.ts";

/** In CSS pixels of the document. */
export interface PartOfPage {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Format = { format: "png"; optimizeForSpeed: true } | { format: "jpeg"; quality: number };

/**
 * What the browser draws of a part of the page now, in base64. The driver's own screenshots first run scripts
 * in every frame, which takes longer.
 */
export async function takePicture(
  page: Page,
  { left: x, top: y, width, height }: PartOfPage,
  { scale = 1, ...format }: Format & { scale?: number },
): Promise<string> {
  notePart(page, { width, height });
  const session = await page.context().newCDPSession(page);
  try {
    const clip = { x, y, width, height, scale };
    const { data } = await session.send("Page.captureScreenshot", { ...format, clip });
    return data;
  } finally {
    session.detach().catch(() => undefined);
  }
}
