import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import type { Words } from "./words.ts";

/** "Realizar pedido" opens the checkout in Spain and pays in Brazil: a page's own language is read first. */
const known = ["finalizar pedido", "kassen", "realizar pedido", "staat"];

/** What a phrase may mean: one field, one move, or one of the findings that end or repeat a purchase. */
function meaningsOf({ language, fields, moves, ...words }: Words): [phrase: string, meaning: string][] {
  const findings = {
    declined: words.refusal.declined,
    placed: words.confirmation.placed,
    soldOut: words.soldOut,
    emptyCart: words.emptyCart,
    noDelivery: words.noDelivery,
    noPayment: words.noPayment,
  };
  return [fields, moves, findings].flatMap((group, at) =>
    Object.entries(group).flatMap(([name, phrases]) =>
      phrases.map((phrase): [string, string] => [`${at} ${phrase}`, `${language} ${name}`]),
    ),
  );
}

test("no phrase means one thing in a language and something else in another", () => {
  const all = new Map<string, Map<string, Set<string>>>();
  for (const [phrase, meaning] of languages.flatMap(meaningsOf)) {
    const [language = "", name = ""] = meaning.split(" ");
    const byLanguage = all.get(phrase) ?? new Map<string, Set<string>>();
    byLanguage.set(language, (byLanguage.get(language) ?? new Set()).add(name));
    all.set(phrase, byLanguage);
  }
  const apart = [...all].filter(([, byLanguage]) => {
    const sets = [...byLanguage.values()];
    return sets.some((one) => sets.some((other) => one.isDisjointFrom(other)));
  });
  expect(apart.map(([phrase]) => phrase.slice(2)).filter((phrase) => !known.includes(phrase))).toEqual([]);
});

/** Common English words that are written like a word of another language: "body lotion", "contact the host". */
const english =
  "a ad add body do done for host kind let mine not of on once or page pet site so till to".split(" ");

test("no other language has an English word where a mistake would cost", () => {
  const costly = languages
    .slice(1)
    .flatMap(({ language, moves, refusal, soldOut, total, payment, fields }) =>
      [
        ...[
          moves.remove,
          moves.pay,
          moves.guest_checkout,
          refusal.declined,
          soldOut,
          total.open,
          payment.points,
        ],
        ...[fields.newsletter, fields.orderNote, fields.giftMessage],
      ]
        .flat()
        .map((phrase) => ({ language, phrase })),
    );
  expect(costly.filter(({ phrase }) => english.includes(phrase))).toEqual([]);
});
