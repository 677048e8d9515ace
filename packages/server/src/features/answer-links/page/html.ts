/** Markup that is safe to send: `html` has escaped every text in it. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A template tag that escapes values and joins lists. Absent values and `false` print nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Part[]): Html {
  return { markup: String.raw({ raw: parts }, ...values.map(print)) };
}

function print(value: Part): string {
  if (value === false || value === null || value === undefined) return "";
  if (typeof value === "string") return value.replace(/[&<>"']/g, (character) => escapes[character] ?? "");
  if (typeof value === "number") return String(value);
  if ("markup" in value) return value.markup;
  return value.map(print).join("");
}
