import { phrases } from "../phrases.ts";

/** "Check out without Swiftlink": on a dialog's button, skips an offer of any name. */
export const withoutWords: readonly string[] = phrases`without, ohne, sans, sin, senza, zonder, sem, bez, utan, olmadan, uden, uten, なしで, 使わずに`;
