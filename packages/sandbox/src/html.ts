/** Markup that is safe to send: made by {@link html} or declared safe by {@link rawHtml}. */
export interface Html {
  readonly markup: string;
}

type Interpolated = Html | string | number | false | null | undefined | readonly Interpolated[];

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A template tag that escapes every interpolated text and joins lists; `false` and `null` render nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Interpolated[]): Html {
  return { markup: String.raw({ raw: parts }, ...values.map(print)) };
}

/** For markup written by the program itself; never for external input. */
export function rawHtml(markup: string): Html {
  return { markup };
}

/** JSON that cannot end the script element around it. */
export function scriptJson(value: unknown): Html {
  return rawHtml(JSON.stringify(value).replaceAll("<", "\\u003c"));
}

function print(value: Interpolated): string {
  if (value === false || value === null || value === undefined) return "";
  if (typeof value === "string") return value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
  if (typeof value === "number") return String(value);
  if ("markup" in value) return value.markup;
  return value.map(print).join("");
}
