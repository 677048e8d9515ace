/** Texts that make a backtracking pattern slow: what it repeats, without the ending it expects. */
export function hostileTexts(pattern: RegExp, length: number): string[] {
  const signs = signsOf(pattern.source);
  const fill = (unit: string) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const starts = ["", ...wordsOf(pattern.source)];
  return [...signs, ...pairsOf(signs)].flatMap((unit) =>
    starts.map((start) => `${start}${fill(unit)}\u0007`),
  );
}

/** Characters that the pattern may repeat: those it contains, and one of each class that it contains. */
function signsOf(source: string): string[] {
  const classes: [name: RegExp, signs: string][] = [
    [/\\s|\[\^/, " \n"],
    [/\\d/, "1"],
    [/\\w|\\p\{L|\./, "a"],
    [/\\p\{Lu/, "A"],
    [/\\p\{N/, "1"],
    [/\\p\{Sc/, "$"],
  ];
  const written = source.replace(/\\[pP]\{[^}]*\}|\\[a-zA-Z]|[\\()[\]{}|?*+^$]/g, "");
  const named = classes.flatMap(([name, signs]) => (name.test(source) ? [...signs] : []));
  return [...new Set([" ", "1", "a", ...named, ...written])].slice(0, 14);
}

/** Pairs of alternating characters, as in "1 1 1 1". */
function pairsOf(signs: readonly string[]): string[] {
  const few = signs.slice(0, 5);
  return few.flatMap((first) => few.flatMap((second) => (first === second ? [] : [first + second])));
}

/** Texts that a repetition may require before it. */
function wordsOf(source: string): string[] {
  const plain = source.split(/\\.|[^\p{L}\p{N}$€<"/:-]+/u).filter((word) => word.length > 0);
  return ["$1 -", ...new Set(plain)].slice(0, 5);
}

/** The shortest of several runs, since other load on the machine only makes them longer. */
export function timeOf(pattern: RegExp, text: string, runs = 1): number {
  const times = Array.from({ length: runs }, () => {
    const startedAt = performance.now();
    if (pattern.global) for (const _match of text.matchAll(pattern));
    else pattern.test(text);
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}
