/// <reference lib="dom" />

import { oncePerReading } from "../once-per-reading.ts";
import { contains, parentOf } from "../tree/flat-tree.ts";
import type { Colour } from "./colours.ts";
import { alphaOf, blend, colourOf, coloursIn, hasRoom } from "./colours.ts";
import { opacityOfChain } from "./paints-opaque.ts";
import { stackAt } from "./visibility-of-box.ts";

/**
 * The colours behind an element at a point in the window: several for a gradient. Undefined if there is an
 * image or anything else of unknown colour.
 */
export function groundAt(
  element: Element,
  x: number,
  y: number,
  untouchable: readonly Element[],
): Colour[] | undefined {
  const stack = stackAt(element, x, y);
  const own = stack.findIndex((met) => contains(element, met) || contains(met, element));
  const behind = own < 0 ? ancestorsOf(element) : stack.slice(own);
  const layers: Colour[][] = [];
  for (const met of behind) {
    const isPicture = met.matches("img, video, canvas, svg *") && !contains(met, element);
    if (isPicture || hasPseudoGround(met)) return undefined;
    const colours = paintColours(met);
    if (colours === undefined) return undefined;
    layers.push(colours);
    if (colours.some(([, , , alpha]) => alpha >= 0.99)) break;
  }
  const isOnLayer = untouchable.some((layer) => {
    const { left, top, right, bottom } = layer.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom && !contains(layer, element);
  });
  if (isOnLayer) return undefined;
  return layers.reduceRight<Colour[]>(
    (grounds, colours) =>
      (colours.length === 0
        ? grounds
        : colours.flatMap((one) => grounds.map((ground) => blend(one, ground)))
      ).slice(0, 24),
    [canvasColour()],
  );
}

/** The colours of an element's background; empty if it has none, undefined if it is an image. */
const paintColours = oncePerReading((element): Colour[] | undefined => {
  const { backgroundImage, backgroundColor, backgroundClip } = getComputedStyle(element);
  const opacity = opacityOfChain(element);
  const faded = ([red, green, blue, alpha]: Colour): Colour => [red, green, blue, alpha * opacity];
  const isDrawn = backgroundImage !== "none" && !backgroundClip.includes("text");
  if (isDrawn && backgroundImage.includes("url(")) return undefined;
  const stops = isDrawn ? coloursIn(backgroundImage) : [];
  if (stops.length > 0) return stops.map(faded);
  if (isDrawn) return undefined;
  const colour = faded(colourOf(backgroundColor));
  return colour[3] === 0 ? [] : [colour];
});

const hasPseudoGround = oncePerReading((element) =>
  ["::before", "::after"].some((name) => {
    const { content, position, backgroundColor, backgroundImage } = getComputedStyle(element, name);
    if (content === "none" || content === "normal" || position === "static") return false;
    return backgroundImage !== "none" || colourOf(backgroundColor)[3] > 0.5;
  }),
);

/** The colours of an element's text. Undefined if an image shows through it, empty if nothing does. */
export function inkOf(element: Element): Colour[] | undefined {
  const opacity = opacityOfChain(element);
  const [red, green, blue, alpha] = colourOf(colourOfLetters(element));
  const ground = alpha < 0.1 ? cutOutOf(element) : undefined;
  if (!ground) return [[red, green, blue, alpha * opacity]];
  const { backgroundImage, backgroundColor, backgroundSize } = getComputedStyle(ground);
  if (backgroundImage.includes("url(")) return undefined;
  return [...(hasRoom(backgroundSize) ? coloursIn(backgroundImage) : []), colourOf(backgroundColor)];
}

/** The fill colour, or that of the outline or shadow if only these are drawn. */
export function colourOfLetters(element: Element): string {
  const style = getComputedStyle(element);
  if (element instanceof SVGElement) return Number(style.fillOpacity) < 0.1 ? "transparent" : style.fill;
  const isOutlined = Number.parseFloat(style.webkitTextStrokeWidth) >= 2;
  if (isOutlined) return style.webkitTextStrokeColor;
  const fill = colourOfFirstLine(element) ?? style.webkitTextFillColor ?? style.color;
  return (alphaOf(fill) < 0.1 && colourAroundLetters(style)) || fill;
}

/** The colour of an outline, or of a shadow that is sharp enough to be read. */
function colourAroundLetters({
  webkitTextStrokeWidth,
  webkitTextStrokeColor,
  textShadow,
}: CSSStyleDeclaration): string | undefined {
  if (Number.parseFloat(webkitTextStrokeWidth) > 0) return webkitTextStrokeColor;
  const [, colour, blur = ""] = /^(\w+\([^()]{1,80}\)) \S+ \S+ (\S+)/.exec(textShadow) ?? [];
  return Number.parseFloat(blur) < 4 ? colour : undefined;
}

/** The colour of the first line around it, if a style sheet sets a separate one. */
function colourOfFirstLine(element: Element): string | undefined {
  const block = ancestorsOf(element).find(
    (place) => !/^(inline|contents)$/.test(getComputedStyle(place).display),
  );
  if (!block) return undefined;
  const line = getComputedStyle(block, "::first-line");
  const own = getComputedStyle(block);
  if (line.webkitTextFillColor !== own.webkitTextFillColor) return line.webkitTextFillColor;
  return line.color === own.color ? undefined : line.color;
}

/** The background that shows through transparent letters. */
export function cutOutOf(element: Element): Element | undefined {
  return ancestorsOf(element)
    .slice(0, 5)
    .find((place) => getComputedStyle(place).backgroundClip.includes("text"));
}

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let place: Element | null = element; place; place = parentOf(place)) found.push(place);
  return found;
}

/** The browser's default background colour. */
function canvasColour(): Colour {
  const { colorScheme } = getComputedStyle(document.documentElement);
  const declared = document.querySelector<HTMLMetaElement>("meta[name=color-scheme]")?.content ?? "";
  const scheme = colorScheme === "normal" ? declared.trim() : colorScheme;
  return /^(only )?dark( only)?$/.test(scheme) ? [18, 18, 18, 1] : [255, 255, 255, 1];
}
