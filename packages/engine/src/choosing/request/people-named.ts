import { normalise } from "../../words/normalise.ts";

/** From the beginning of a word on, so that a long one is tried once only. */
const name = "(?<![\\p{L}'’-])\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){1,2}";
/** Between two names stands a comma, a short word such as "and", or both. */
const listed = new RegExp(`${name}(?:(?:, |,? (?:\\p{Ll}{1,3}|&) )${name})+`, "gu");

/** Those who are named with the buyer: "for Grace Hopwood and Alan Hopwood". Other words with capitals may be anything. */
export function othersNamed(request: string | undefined, buyer: string): string[] {
  const lists = [...(request ?? "").normalize("NFC").matchAll(listed)].map(([found]) =>
    [...found.matchAll(new RegExp(name, "gu"))].map(([one]) => one),
  );
  const isBuyer = (one: string) => normalise(one) === normalise(buyer);
  return lists.find((list) => list.some(isBuyer))?.filter((one) => !isBuyer(one)) ?? [];
}
