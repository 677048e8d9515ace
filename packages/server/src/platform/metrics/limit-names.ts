/** What stands for all names beyond the limits. */
export const otherNames = "other";

/**
 * Keeps names that come from outside few enough for labels: so many in all, of which each owner brings a share at most, so that no
 * tenant takes the room of the others. A name that was admitted once stays, whoever uses it.
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
