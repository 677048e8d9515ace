/** A part of an address as it is read; unchanged if it isn't encoded validly. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
