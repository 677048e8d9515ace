import { phrases } from "../phrases.ts";

/**
 * Names of fields that are common words of another language: "by" is a town in Danish, "il" a province in Turkish,
 * "bus" the number of a flat in Flemish.
 * They count only as a field's whole name.
 */
export const wholeNames: ReadonlySet<string> = new Set(phrases`ad, bus, by, il`);
