export type Nested = string | { [name: string]: Nested };

/** Parses `items[0][price]=x` into nested objects. Lists are objects with numeric keys. */
export function readNestedForm(pairs: URLSearchParams): { [name: string]: Nested } {
  const root: { [name: string]: Nested } = {};
  for (const [path, value] of pairs) {
    const names = path.split(/[[\]]+/).filter((name) => name !== "");
    let place = root;
    for (const name of names.slice(0, -1)) {
      const inner = place[name];
      const next = typeof inner === "object" ? inner : Object.create(null);
      place[name] = next;
      place = next;
    }
    place[names.at(-1) ?? ""] = value;
  }
  return root;
}
