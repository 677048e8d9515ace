import { phrases } from "./phrases.ts";

/** "Check out without Swiftlink": on the button of a window, leads past it, whatever it is called. */
export const withoutWords: readonly string[] = phrases`without, ohne, sans, sin, senza, zonder, sem, bez, utan, なしで, 使わずに`;
