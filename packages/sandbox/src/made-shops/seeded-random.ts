/** Random values that depend only on the seed, on every machine. */
export interface SeededRandom {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, `count`. */
  below(count: number): number;
  pick<Value>(values: readonly Value[]): Value;
  chance(probability: number): boolean;
  /** `count` lower-case letters and digits. */
  code(count: number): string;
}

const alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";

/** `name` separates the sequences of one seed, so that an additional value for one thing changes no other. */
export function seededRandom(seed: number, name: string): SeededRandom {
  let state = hash(`${seed} ${name}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    pick: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error(`nothing to pick from for ${name}`);
      return value;
    },
    chance: (probability) => next() < probability,
    code: (count) => Array.from({ length: count }, () => alphabet[below(alphabet.length)]).join(""),
  };
}

/** FNV-1a over the UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
