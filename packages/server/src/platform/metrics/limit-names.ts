/** Replaces all names beyond the limits. */
export const otherNames = "other";

/**
 * Limits the number of external names used as labels: so many in total and per owner, so that one tenant
 * can't use up the space. An admitted name stays, whichever owner uses it.
 */
export function limitNames({ most, mostOfOwner }: { most: number; mostOfOwner: number }) {
  const admitted = new Set<string>();
  const owned = new Map<string, number>();
  return (name: string, owner: string): string => {
    if (admitted.has(name)) return name;
    const count = owned.get(owner) ?? 0;
    if (admitted.size >= most || count >= mostOfOwner) return otherNames;
    owned.set(owner, count + 1);
    admitted.add(name);
    return name;
  };
}
