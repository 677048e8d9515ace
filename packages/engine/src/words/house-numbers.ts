import { phrases } from "./phrases.ts";

/** Abbreviations of "number", if a field after the street says nothing else. Normalised. */
export const bareNumbers = phrases`n, num, hnr`;

/** Follow a house number, as part of it. */
export const numberSuffixes = phrases`bis, ter, quater`;
