import { languages } from "../words/languages.ts";
import { hasPhrase, normalise } from "../words/normalise.ts";
import { namedPhrases } from "./named-phrases.ts";

/** "Pay by", "pay with": says only that a way to pay follows. */
const announcing = /^\S+ \S{1,4}$/;

/**
 * The way to pay other than by card that a request names: "Zahlung per Vorkasse". Only a request that speaks of
 * paying names one, since its words may mean something else ("with an invoice", "check the size").
 */
export function requestedWay<Way extends { title: string }>(
  ways: readonly Way[],
  request = "",
): Way | undefined {
  const plain = normalise(request);
  const named = languages.flatMap(({ payment: { paying, other } }) => {
    const names = other.filter((name) => !(announcing.test(name) && hasPhrase(name, paying)));
    return namedPhrases(request, names);
  });
  if (!languages.some(({ payment }) => hasPhrase(plain, payment.paying))) return undefined;
  const [only, ...others] = ways.filter(({ title }) => hasPhrase(normalise(title), named));
  return others.length === 0 ? only : undefined;
}
