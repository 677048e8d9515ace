import type { EvidencePart } from "@cartwright/contract";

/** A picture is made a moment after the step it belongs to. */
const delayMs = 1_500;

/** The picture for a step: the latest one made by then, or else the first one. */
export function findPicture(parts: readonly EvidencePart[], at: string): EvidencePart | undefined {
  const pictures = parts.filter(({ kind }) => kind === "picture");
  return pictures.findLast((picture) => Date.parse(picture.at) <= Date.parse(at) + delayMs) ?? pictures[0];
}
