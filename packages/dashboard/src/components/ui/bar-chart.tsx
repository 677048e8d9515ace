import { type KeyboardEvent, useState } from "react";
import styles from "./bar-chart.module.css";
import { classNames } from "./class-names.ts";

export interface Bar {
  /** Stable identity of the bar: a day, a key. */
  id: string;
  /** Shown on the axis and used to describe the bar. */
  label: string;
  value: number;
  /** How much of the value counts most: the lower part of the bar, in the strong colour. All of it by default. */
  main?: number;
  /** The value formatted for display. */
  words: string;
}

interface BarChartProps {
  title: string;
  bars: readonly Bar[];
  /** Formats the top of the axis. */
  formatTop: (value: number) => string;
  /** What the striped upper part of the bars is, for the legend. */
  restName?: string;
}

/** Bars over time. The arrow keys move between them, and a table gives screen readers the same data. */
export function BarChart({ title, bars, formatTop, restName }: BarChartProps) {
  const [activeIndex, setActiveIndex] = useState<number>();
  const top = niceTop(Math.max(...bars.map(({ value }) => value), 0));
  const active = activeIndex === undefined ? undefined : bars[activeIndex];
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setActiveIndex((index = step < 0 ? bars.length : -1) =>
      Math.min(bars.length - 1, Math.max(0, index + step)),
    );
  };
  return (
    <figure className={styles.chart}>
      <p className={styles.reading} aria-live="polite">
        {active ? `${active.label}: ${active.words}` : " "}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of bars is not a fieldset. */}
      <div
        className={styles.plot}
        role="group"
        aria-label={`${title}. Use the arrow keys to go from bar to bar.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the bars.
        tabIndex={0}
        onKeyDown={move}
        onMouseLeave={() => setActiveIndex(undefined)}
        onBlur={() => setActiveIndex(undefined)}
      >
        <span className={styles.top}>{formatTop(top)}</span>
        <div className={styles.bars} aria-hidden="true">
          {bars.map(({ id, value, main = value }, index) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: keyboards use the arrow keys, above.
            <span
              key={id}
              className={classNames(styles.slot, index === activeIndex && styles.active)}
              onMouseEnter={() => setActiveIndex(index)}
            >
              <span className={styles.bar} style={{ height: `${(100 * value) / top}%` }}>
                <span
                  className={styles.main}
                  style={{ height: `${value > 0 ? (100 * main) / value : 0}%` }}
                />
              </span>
            </span>
          ))}
        </div>
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        {bars.some(({ value, main = value }) => main < value) && <span>striped: {restName}</span>}
        <span>{bars.at(-1)?.label}</span>
      </p>
      <Numbers title={title} bars={bars} />
    </figure>
  );
}

function Numbers({ title, bars }: Pick<BarChartProps, "title" | "bars">) {
  return (
    <table className="visually-hidden">
      <caption>{title}</caption>
      <tbody>
        {bars.map(({ id, label, words }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The next 1, 2 or 5 followed by zeros, so that the axis ends at a round number. */
function niceTop(value: number): number {
  if (value <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((each) => each * power >= value) ?? 10) * power;
}
