import { phrases } from "../phrases.ts";

/**
 * Names of fields that are common words of another language: "by" is a town in Danish, "il" a province in Turkish.
 * They count only as a field's whole name.
 */
export const wholeNames: ReadonlySet<string> = new Set(phrases`ad, by, il`);
