import type { EvidencePart } from "@cartwright/contract";

/** A picture is made a moment after what it belongs to. */
const delayMs = 1_500;

/** The picture of what was to be seen at a step; the first one where none was made by then. */
export function findPicture(parts: readonly EvidencePart[], at: string): EvidencePart | undefined {
  const pictures = parts.filter(({ kind }) => kind === "picture");
  return pictures.findLast((picture) => Date.parse(picture.at) <= Date.parse(at) + delayMs) ?? pictures[0];
}
