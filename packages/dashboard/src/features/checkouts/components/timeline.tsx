import type { Checkout } from "@cartwright/contract";
import { Link } from "@tanstack/react-router";
import { classNames } from "../../../components/ui/class-names.ts";
import { Panel } from "../../../components/ui/panel.tsx";
import { formatDuration, formatExact, useNow } from "../../../lib/time.ts";
import { readTimeline, type TimelineEntry } from "../read-timeline.ts";
import styles from "./timeline.module.css";

/** Each step with its duration, drawn to scale. */
export function Timeline({ checkout }: { checkout: Checkout }) {
  const { entries, work, totalMs } = readTimeline(checkout, useNow());
  return (
    <Panel title="Timeline" actions={<span className={styles.total}>{formatDuration(totalMs)} in all</span>}>
      <ol className={styles.timeline}>
        {entries.map((entry) => (
          <Entry key={entry.item.sequence} entry={entry} totalMs={totalMs} end={endOf(checkout, entry)} />
        ))}
        {work && (
          <li className={classNames(styles.entry, styles.work)}>
            <span className={styles.label}>
              <Work checkout={checkout} />
            </span>
            <Bar startMs={work.startMs} durationMs={totalMs - work.startMs} totalMs={totalMs} />
            <span className={styles.duration}>{formatSeconds(totalMs - work.startMs)}</span>
          </li>
        )}
      </ol>
    </Panel>
  );
}

/** What is going on while no question is open. */
function Work({ checkout: { status, waiting } }: { checkout: Checkout }) {
  if (status !== "queued") return "Working on the next step";
  if (!waiting) return "Waiting for a free browser";
  const other = "the same buyer's other checkout";
  return (
    <>
      Waiting for{" "}
      {waiting.checkoutId === undefined ? (
        other
      ) : (
        <Link to="/checkouts/$checkoutId" params={{ checkoutId: waiting.checkoutId }}>
          {other}
        </Link>
      )}{" "}
      at this shop{waiting.untilAnswered && ", which waits for an answer"}
    </>
  );
}

function Entry({ entry, totalMs, end }: { entry: TimelineEntry; totalMs: number; end: string | undefined }) {
  const { item, startMs, durationMs, isOpen } = entry;
  return (
    <li className={classNames(styles.entry, item.kind === "user_action" && styles.question, end)}>
      <span className={styles.label}>
        <time dateTime={item.at} title={formatExact(item.at)}>
          {item.label}
        </time>
        {item.kind === "user_action" && (
          <span className={styles.note}>
            {isOpen ? " · waiting for an answer" : " · until it was answered"}
          </span>
        )}
      </span>
      <Bar startMs={startMs} durationMs={durationMs ?? 0} totalMs={totalMs} />
      <span className={styles.duration}>
        {durationMs !== undefined && (isOpen ? formatSeconds(durationMs) : formatDuration(durationMs))}
      </span>
    </li>
  );
}

function Bar({ startMs, durationMs, totalMs }: { startMs: number; durationMs: number; totalMs: number }) {
  const share = (ms: number): string => `${totalMs === 0 ? 0 : (100 * ms) / totalMs}%`;
  return (
    <span className={styles.track} aria-hidden="true">
      <span
        className={styles.bar}
        style={{ insetInlineStart: `min(${share(startMs)}, calc(100% - 3px))`, width: share(durationMs) }}
      />
    </span>
  );
}

function endOf({ status }: Checkout, { item }: TimelineEntry): string | undefined {
  if (item.kind !== "terminal") return undefined;
  return status === "succeeded" ? styles.good : styles.bad;
}

/** Rounds a running duration to whole seconds, since flickering tenths are distracting. */
function formatSeconds(ms: number): string {
  return formatDuration(Math.max(1000, Math.round(ms / 1000) * 1000)).replace(".0 s", " s");
}
