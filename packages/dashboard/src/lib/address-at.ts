/** A place within this site. */
export type Place = Pick<Location, "pathname" | "search" | "hash">;

/**
 * The same place at another origin. The path is set, not resolved: "//evil.example" is a path here, but would
 * resolve to another host.
 */
export function addressAt(origin: string, { pathname, search, hash }: Place): URL {
  const address = new URL(new URL(origin).origin);
  address.pathname = pathname.replace(/^[/\\]+/, "/");
  address.search = search;
  address.hash = hash;
  return address;
}
