/** English plurals that no ending makes, by their singular. */
export const irregularPlurals: ReadonlyMap<string, string> = new Map([
  ["child", "children"],
  ["man", "men"],
  ["woman", "women"],
  ["person", "people"],
  ["mouse", "mice"],
]);
