/// <reference lib="dom" />

import type { Colour } from "./colours.ts";
import { colourOf, over } from "./colours.ts";
import { isInside } from "./is-inside.ts";
import { opacityOfChain } from "./paints-opaque.ts";
import { stackAt } from "./visibility-of-box.ts";
import { flatParent } from "./visible-part.ts";

/**
 * The colours that lie behind an element at a point of the window: several for a gradient, undefined where a picture or
 * something else that cannot be told is behind it.
 */
export function groundAt(
  element: Element,
  x: number,
  y: number,
  untouchable: readonly Element[],
): Colour[] | undefined {
  const stack = stackAt(element, x, y);
  const own = stack.findIndex((met) => isInside(met, element) || isInside(element, met));
  const behind = own < 0 ? ancestorsOf(element) : stack.slice(own);
  const layers: Colour[][] = [];
  for (const met of behind) {
    if (met.matches("img, video, canvas, svg *") || hasPseudoGround(met)) return undefined;
    const colours = paintColours(met);
    if (colours === undefined) return undefined;
    layers.push(colours);
    if (colours.some(([, , , alpha]) => alpha >= 0.99)) break;
  }
  const isOnLayer = untouchable.some((layer) => {
    const { left, top, right, bottom } = layer.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom && !layer.contains(element);
  });
  if (isOnLayer) return undefined;
  return layers.reduceRight<Colour[]>(
    (grounds, colours) =>
      (colours.length === 0
        ? grounds
        : colours.flatMap((one) => grounds.map((ground) => over(one, ground)))
      ).slice(0, 24),
    [canvasColour()],
  );
}

/** The colours that an element is painted with, none where it is not; undefined where that is a picture. */
export function paintColours(element: Element): Colour[] | undefined {
  const { backgroundImage, backgroundColor, backgroundClip } = getComputedStyle(element);
  const opacity = opacityOfChain(element);
  const faded = (written: string): Colour => {
    const [red, green, blue, alpha] = colourOf(written);
    return [red, green, blue, alpha * opacity];
  };
  const isDrawn = backgroundImage !== "none" && !backgroundClip.includes("text");
  if (isDrawn && backgroundImage.includes("url(")) return undefined;
  const stops = isDrawn ? (backgroundImage.match(/rgba?\([^()]{1,60}\)/g) ?? []).slice(0, 12) : [];
  if (stops.length > 0) return stops.map(faded);
  if (isDrawn) return undefined;
  const colour = faded(backgroundColor);
  return colour[3] === 0 ? [] : [colour];
}

export function hasPseudoGround(element: Element): boolean {
  return ["::before", "::after"].some((name) => {
    const { content, position, backgroundColor, backgroundImage } = getComputedStyle(element, name);
    if (content === "none" || content === "normal" || position === "static") return false;
    return backgroundImage !== "none" || colourOf(backgroundColor)[3] > 0.5;
  });
}

/** The colours of an element's letters; undefined where a picture shows through them. */
export function inkOf(element: Element): Colour[] | undefined {
  const { color, webkitTextFillColor } = getComputedStyle(element);
  const opacity = opacityOfChain(element);
  const [red, green, blue, alpha] = colourOf(webkitTextFillColor || color);
  const ground = alpha < 0.1 ? cutOutOf(element) : undefined;
  if (!ground) return [[red, green, blue, alpha * opacity]];
  return getComputedStyle(ground)
    .backgroundImage.match(/rgba?\([^()]{1,60}\)/g)
    ?.map(colourOf);
}

/** The ground that letters without a colour are cut out of. */
export function cutOutOf(element: Element): Element | undefined {
  return ancestorsOf(element)
    .slice(0, 5)
    .find((place) => getComputedStyle(place).backgroundClip.includes("text"));
}

export function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let place: Element | null = element; place; place = flatParent(place)) found.push(place);
  return found;
}

/** What the browser paints where the page paints nothing. */
export function canvasColour(): Colour {
  const { colorScheme } = getComputedStyle(document.documentElement);
  return /^(only )?dark( only)?$/.test(colorScheme) ? [18, 18, 18, 1] : [255, 255, 255, 1];
}
