import type { AnswerValues, ResponseSchema } from "@cartwright/contract";
import type { CheckoutHost } from "../../checkout-host.ts";
import { oneLine } from "../../words/quoted.ts";

/** A shop's words as they are asked, and its own for each of them. */
type OwnWords = ReadonlyMap<string, string>;

/** A name or a value of a shop is shorter; what is longer is addressed to whoever reads the question. */
const mostLetters = 200;

/**
 * Asks with names of properties and values of choices in which nothing is hidden, and returns the shop's own. An agent
 * reads them and repeats them in its answer, whatever a shop writes there.
 */
export function askReadably({ ask }: Pick<CheckoutHost, "ask">): CheckoutHost["ask"] {
  return async (question, options) => {
    const { responseSchema } = question;
    const names = readable(Object.keys(responseSchema.properties));
    const values = new Map(
      [...names].map(([name, own]) => {
        const choices = responseSchema.properties[own]?.oneOf ?? [];
        return [name, readable(choices.map((choice) => choice.const))];
      }),
    );
    const answer = await ask(
      { ...question, responseSchema: inWords(responseSchema, names, values) },
      options,
    );
    return inOwnWords(answer, names, values);
  };
}

function inWords(
  { properties, required, ...schema }: ResponseSchema,
  names: OwnWords,
  values: ReadonlyMap<string, OwnWords>,
): ResponseSchema {
  const nameOf = new Map([...names].map(([name, own]) => [own, name]));
  const told = [...names].map(([name, own]) => {
    const { oneOf, ...property } = properties[own] ?? { type: "string" as const };
    const words = [...(values.get(name)?.keys() ?? [])];
    const choices = oneOf?.map((choice, index) => ({
      const: words[index] ?? choice.const,
      title: inOneLine(choice.title),
    }));
    const title = property.title !== undefined && { title: inOneLine(property.title) };
    return [name, { ...property, ...title, ...(choices && { oneOf: choices }) }] as const;
  });
  return {
    ...schema,
    properties: Object.fromEntries(told),
    required: required.map((own) => nameOf.get(own) ?? own),
  };
}

function inOwnWords(
  answer: AnswerValues,
  names: OwnWords,
  values: ReadonlyMap<string, OwnWords>,
): AnswerValues {
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      names.get(name) ?? name,
      values.get(name)?.get(value) ?? value,
    ]),
  );
}

/** Each is told apart from the others, also where they differ by what is not seen. */
function readable(texts: readonly string[]): OwnWords {
  const own = new Map<string, string>();
  for (const text of texts) {
    const short = shortened(text);
    let name = short;
    for (let number = 2; own.has(name); number += 1) name = `${short} (${number})`;
    own.set(name, text);
  }
  return own;
}

function shortened(text: string): string {
  const line = inOneLine(text);
  // As a property it would be lost: it is the one name that objects keep for themselves.
  const named = line === "__proto__" ? "proto" : line;
  return named.length > mostLetters ? `${named.slice(0, mostLetters).trimEnd()}…` : named;
}

function inOneLine(text: string): string {
  return oneLine(text).replace(/\s+/gu, " ").trim();
}
