/** A number that changes when one of the texts does. */
export function hashOf(texts: readonly string[]): number {
  let hash = 0;
  for (const one of texts)
    for (let index = 0; index < one.length; index += 1) hash = (hash * 31 + one.charCodeAt(index)) | 0;
  return hash;
}
