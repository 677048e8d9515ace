import { normalise } from "../../../words/normalise.ts";
import { type PartOfBuilding, partsOfBuilding } from "../../../words/places/parts-of-building.ts";

/**
 * What belongs into each of several boxes for the way to a flat, by their labels: of "Scala B, int. 5", "B" into "Scala" and
 * "5" into "Interno"; of "2. sal, tv", "2" into "Etage" and "tv" into "Side/dør". What no box is named for goes into the one
 * for the door, or else into the first.
 */
export function partsOfFlat(flat: string, labels: readonly string[]): (string | undefined)[] {
  const boxes = labels.map(partCalled);
  const said = partsIn(flat);
  const isNamed = ({ part }: SaidPart) => part !== undefined && boxes.includes(part);
  const left = said.filter((one) => !isNamed(one));
  const rest = left.length === said.length ? flat : left.map(({ whole }) => whole).join(" ");
  const forRest = Math.max(0, boxes.indexOf("door"));
  return boxes.map((box, at) => {
    const own = box === undefined ? undefined : said.find(({ part }) => part === box)?.value;
    const whole = at === forRest ? [own, rest].filter(Boolean).join(" ") : (own ?? "");
    return whole === "" ? undefined : whole;
  });
}

/** Whether a field is for one part of a building, by its label. */
export function isForPartOfFlat(label: string): boolean {
  return partCalled(label) !== undefined;
}

/** Undefined for "Staircase, flat", which takes both. */
function partCalled(label: string): PartOfBuilding | undefined {
  return parts.find((part) => partsOfBuilding[part].includes(normalise(label)));
}

const parts = ["floor", "staircase", "building", "door"] as const satisfies readonly PartOfBuilding[];

interface SaidPart {
  /** Undefined if it is not said what it is: "tv". */
  part: PartOfBuilding | undefined;
  /** Without the word: "5" of "int. 5". */
  value: string;
  whole: string;
}

/** "Scala B int. 5", "2. sal, tv", "3º piso". */
function partsIn(flat: string): SaidPart[] {
  const words = flat.split(/[\s,;/]+/).filter((word) => word !== "");
  const read: SaidPart[] = [];
  for (let at = 0; at < words.length; ) {
    const pair = pairOf(words[at] ?? "", words[at + 1] ?? "");
    read.push(pair ?? partOf(words[at] ?? ""));
    at += pair ? 2 : 1;
  }
  return read;
}

/** "2. tv", "3º B": an ordinal number by itself is the floor. */
function partOf(word: string): SaidPart {
  const [, ordinal] = /^(\d{1,2})[.ºª°]$/u.exec(word) ?? [];
  return ordinal === undefined
    ? { part: undefined, value: word, whole: word }
    : { part: "floor", value: ordinal, whole: word };
}

/** A part and its number, in either order. */
function pairOf(word: string, next: string): SaidPart | undefined {
  const [own, behind] = [word, next].map(partCalled);
  const whole = `${word} ${next}`;
  if (own !== undefined && isValue(next)) return { part: own, value: next, whole };
  if (behind !== undefined && /^\d/.test(word))
    return { part: behind, value: word.replace(/\D+$/, ""), whole };
  return undefined;
}

/** "5", "12B", "B". */
function isValue(word: string): boolean {
  return /^(?:\d+\p{L}?|\p{Lu})$/u.test(word);
}
