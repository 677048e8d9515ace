import type { Key, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./table.module.css";

export interface Column<Row> {
  title: string;
  /** The title is only for screen readers. */
  isTitleHidden?: boolean;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /** Hidden if there is no room. */
  isMinor?: boolean;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
}

/** Scrolls sideways on its own, also by keyboard, if it is too wide. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  const classOf = ({ align, isMinor }: Column<Row>) =>
    classNames(align === "end" && styles.end, isMinor && styles.minor);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling has to work by keyboard.
    <section className={styles.scroller} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={classOf(column)}>
                {column.isTitleHidden ? (
                  <span className="visually-hidden">{column.title}</span>
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.title} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
