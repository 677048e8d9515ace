import { languages } from "../words/languages.ts";
import { hasPhrase, normalise } from "../words/normalise.ts";
import { waysToPay } from "../words/ways-to-pay.ts";
import { namedPhrases } from "./named-phrases.ts";

/**
 * The way to pay other than by card that a request names, in whatever language the shop calls it: "cash on delivery",
 * "Zahlung per Vorkasse". Words that may mean something else ("with an invoice", "check the size") count only in a
 * request that speaks of paying.
 */
export function requestedWay<Way extends { title: string }>(
  ways: readonly Way[],
  request = "",
): Way | undefined {
  const plain = normalise(request);
  const speaksOfPaying = languages.some(({ payment }) => hasPhrase(plain, payment.paying));
  const named = waysToPay.filter(
    ({ names, doubtful }) =>
      namedPhrases(request, names).length > 0 ||
      (speaksOfPaying && namedPhrases(request, doubtful).length > 0),
  );
  const phrases = named.flatMap(({ names, doubtful }) => [...names, ...doubtful]);
  const [only, ...others] = ways.filter(({ title }) => hasPhrase(normalise(title), phrases));
  return others.length === 0 ? only : undefined;
}
