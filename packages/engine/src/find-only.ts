/** The only one of these; undefined if there is none, or more than one. */
export function findOnly<Item>(items: Iterable<Item>): Item | undefined {
  const [only, ...others] = items;
  return others.length === 0 ? only : undefined;
}
