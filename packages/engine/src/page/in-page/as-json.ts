/**
 * The text of a value that is plain data, empty where it is undefined. Arrays and objects are written out by hand: a page
 * may have taught its own another way (`toJSON`), as an old and common library does.
 */
export function asJson(value: unknown): string {
  if (value === undefined) return "";
  if (Array.isArray(value)) return `[${value.map((each) => asJson(each) || "null").join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const known = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${known.map(([name, each]) => `${JSON.stringify(name)}:${asJson(each)}`).join(",")}}`;
}
