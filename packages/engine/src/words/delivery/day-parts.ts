import { phrases } from "../phrases.ts";

/** Parts of the day, in hours of 24, by their names in all languages, folded. Words that also mean tomorrow are left out. */
export const dayParts: readonly { from: number; until: number; words: ReadonlySet<string> }[] = [
  {
    from: 5,
    until: 12,
    words: new Set(
      phrases`morning, mornings, morgens, vormittag, vormittags, matin, mattina, mattino, manha, ochtend, ochtends, rano, formiddag,
      formiddagen, dopoledne, sabah, 午前, 朝`,
    ),
  },
  {
    from: 11,
    until: 14,
    words: new Set(phrases`lunchtime, mittag, mittags, lunchtid`),
  },
  {
    from: 12,
    until: 18,
    words: new Set(
      phrases`afternoon, afternoons, matinee, nachmittag, nachmittags, apres midi, pomeriggio, namiddag, middag, middags, popoludnie,
      popoludniu, eftermiddag, eftermiddagen, ettermiddag, odpoledne, 午後`,
    ),
  },
  {
    from: 17,
    until: 24,
    words: new Set(
      phrases`evening, evenings, tonight, abend, abends, soir, soiree, sera, serata, avond, avonds, wieczor, wieczorem, kvall, kvallen,
      aften, aftenen, kveld, kvelden, vecer, aksam, 夜`,
    ),
  },
];

/** A time by its name, as "HH:MM". */
export const namedTimes: ReadonlyMap<string, string> = new Map([
  ...phrases`noon, midday, mediodia, mezzogiorno, meio dia, poludnie, poledne`.map(
    (name) => [name, "12:00"] as const,
  ),
  ["midnight", "00:00"],
]);

/** Behind the hour of a clock, of which either half of the day may be meant. */
export const clockWords: ReadonlySet<string> = new Set(phrases`o'clock, oclock, uhr, uur, klockan`);

/** Before an hour, thirty minutes later. */
export const halfPast: readonly string[] = ["half", "past"];
