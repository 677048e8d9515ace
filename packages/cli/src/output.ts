import { styleText } from "node:util";
import type { Host } from "./host.ts";
import { safeJson, safeText } from "./safe-text.ts";

/** What commands print: words for people, or JSON for programs, one document on each line. */
export interface Output {
  readonly isJson: boolean;
  /** A line for people. Nothing with `--json`. */
  line(text?: string): void;
  /** A name and its value in two columns. Nothing with `--json`. */
  fact(name: string, value: string): void;
  /** Of interest beside the result: on stderr, in either form. */
  note(text: string): void;
  /** A document. Nothing without `--json`. */
  json(value: unknown): void;
  table(headings: readonly string[], rows: readonly (readonly string[])[]): void;
  style(format: Parameters<typeof styleText>[0], text: string): string;
}

const nameWidth = 14;

export function createOutput({ stdout, stderr, env }: Host, isJson: boolean): Output {
  const isColoured = stdout.isTTY === true && !env.NO_COLOR;
  const style: Output["style"] = (format, text) =>
    isColoured ? styleText(format, text, { validateStream: false }) : text;
  const line = (text = ""): void => {
    if (!isJson) stdout.write(`${text}\n`);
  };
  return {
    isJson,
    style,
    line,
    fact: (name, value) => line(`${style("dim", name.padEnd(nameWidth))}${safeText(value)}`),
    note: (text) => void stderr.write(`${text}\n`),
    json: (value) => {
      if (isJson) stdout.write(`${safeJson(value)}\n`);
    },
    table: (headings, rows) => {
      const safe = rows.map((row) => row.map(safeText));
      const widths = headings.map((heading, column) =>
        Math.max(heading.length, ...safe.map((row) => row[column]?.length ?? 0)),
      );
      const join = (cells: readonly string[]): string =>
        cells
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join("  ")
          .trimEnd();
      line(style("dim", join(headings)));
      for (const row of safe) line(join(row));
    },
  };
}
