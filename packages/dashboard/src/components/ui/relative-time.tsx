import { formatExact, formatRelative, useNow } from "../../lib/time.ts";
import styles from "./relative-time.module.css";

/** How long ago; the exact time is shown on hover. */
export function RelativeTime({ at }: { at: string }) {
  const nowMs = useNow();
  return (
    <time className={styles.time} dateTime={at} title={formatExact(at)}>
      {formatRelative(at, nowMs)}
    </time>
  );
}
