import { says } from "../says.ts";

/** "Pick up in store", "Abholung": the buyer has to collect the goods. */
export function isCollection(text: string): boolean {
  return says(text, ({ delivery }) => delivery.collection);
}
