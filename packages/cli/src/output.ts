import { styleText } from "node:util";
import type { Host } from "./host.ts";
import { safeJson, safeText } from "./safe-text.ts";

/** Output of commands: text for people, or JSON for programs, one document per line. */
export interface Output {
  readonly isJson: boolean;
  /** Prints a line for people. Does nothing with `--json`. */
  line(text?: string): void;
  /** Prints a name and its value in two columns. Does nothing with `--json`. */
  fact(name: string, value: string): void;
  /** Prints a side note on stderr, with or without `--json`. */
  note(text: string): void;
  /** Prints a JSON document. Does nothing without `--json`. */
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
