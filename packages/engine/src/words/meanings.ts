import { colours, finishes, shades } from "./meanings/colours.ts";
import { cuts, flavours, grinds } from "./meanings/food.ts";
import { formats, packings, printings } from "./meanings/goods.ts";
import {
  conditions,
  firmness,
  licences,
  others,
  plugs,
  sendings,
  sides,
  sizesInWords,
  speeds,
  tongues,
} from "./meanings/kinds.ts";
import { fabrics, metals, woods } from "./meanings/materials.ts";
import type { Meaning } from "./meanings/meaning.ts";
import { levels, seats, visitors, wearers } from "./meanings/people.ts";
import { beds, boards } from "./meanings/stays.ts";
import { dayTimes, durations, rhythms } from "./meanings/times.ts";

/** What values of options mean, by their names in all supported languages. */
export const meanings: readonly Meaning[] = [
  ...[colours, shades, finishes, metals, woods, fabrics],
  ...[grinds, flavours, cuts],
  ...[formats, printings, packings],
  ...[visitors, seats, wearers, levels],
  ...[boards, beds],
  ...[rhythms, durations, dayTimes],
  ...[sizesInWords, firmness, sides, sendings, speeds, plugs, tongues, licences, conditions, others],
].flat();
