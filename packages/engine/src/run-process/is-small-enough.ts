const mostDepth = 16;
const mostValues = 50_000;

/** Whether parsed JSON is small and shallow enough for later steps, which recurse. */
export function isSmallEnough(value: unknown): boolean {
  let level: unknown[] = [value];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (depth > mostDepth || count > mostValues) return false;
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
  }
  return true;
}
