import { formatExact, useNow } from "../lib/time.ts";
import styles from "./time-left.module.css";
import { classNames } from "./ui/class-names.ts";
import { Icon } from "./ui/icon.tsx";

const soonSeconds = 60;

/** Counts down to the expiry of a question. Announced to screen readers only when little time is left. */
export function TimeLeft({ until }: { until: string }) {
  const seconds = Math.max(0, Math.round((Date.parse(until) - useNow()) / 1000));
  const isSoon = seconds <= soonSeconds;
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <span className={classNames(styles.time, isSoon && styles.soon)} title={`until ${formatExact(until)}`}>
      <Icon name="clock" size={15} />
      <span role="timer">
        <span className="visually-hidden">Time left: </span>
        {clock}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {isSoon && "Less than a minute is left."}
      </span>
    </span>
  );
}
