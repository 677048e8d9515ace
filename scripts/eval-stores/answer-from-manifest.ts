import type { AnswerValues, Question } from "@cartwright/contract";

type Property = Question["responseSchema"]["properties"][string];

/**
 * The prepared values for a question: `"*"` takes the first choice, `"/regex/i"` the first choice whose title
 * matches, any other text is the answer itself. Names are compared ignoring case and punctuation. Undefined
 * if a required value is missing.
 */
export function answerFromManifest(
  { responseSchema }: Question,
  prepared: Readonly<Record<string, string>> | undefined,
): AnswerValues | undefined {
  if (!prepared) return undefined;
  const names = Object.keys(responseSchema.properties);
  const answers = names.flatMap((name) => {
    const property = responseSchema.properties[name] ?? { type: "string" };
    const written = valueFor(name, prepared) ?? (names.length === 1 ? onlyValue(prepared) : undefined);
    const value = written === undefined ? undefined : resolveValue(written, property);
    return value === undefined ? [] : [[name, value] as const];
  });
  const given = new Map(answers);
  return responseSchema.required.every((name) => given.has(name)) ? Object.fromEntries(given) : undefined;
}

function valueFor(name: string, prepared: Readonly<Record<string, string>>): string | undefined {
  const found = Object.keys(prepared).find((key) => key === name || plain(key) === plain(name));
  return prepared[found ?? "*"];
}

function onlyValue(prepared: Readonly<Record<string, string>>): string | undefined {
  const values = Object.values(prepared);
  return values.length === 1 ? values[0] : undefined;
}

function resolveValue(written: string, { oneOf }: Property): string | undefined {
  const choices = oneOf ?? [];
  if (written === "*") return choices[0]?.const ?? "*";
  const [, pattern, flags] = /^\/(.+)\/([a-z]*)$/.exec(written) ?? [];
  if (pattern === undefined || choices.length === 0) {
    const exact = choices.find(({ const: value, title }) => value === written || title === written);
    return exact?.const ?? written;
  }
  const [only, ...others] = choices;
  // A question with a single choice only asks for consent.
  if (only && others.length === 0) return only.const;
  const wanted = new RegExp(pattern, flags);
  return choices.find(({ title }) => wanted.test(title))?.const;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
