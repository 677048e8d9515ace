import { phrases } from "./phrases.ts";

/** Short for a number, where a field behind the street says nothing else. Normalised. */
export const bareNumbers = phrases`n, num, hnr`;

/** Behind the number of a house, as a part of it. */
export const numberSuffixes = phrases`bis, ter, quater`;
