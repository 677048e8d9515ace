import { useEffect, useState } from "react";

const units = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const exact = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "long" });

/** "3 minutes ago": the largest unit that is at least one. */
export function formatRelative(at: string, nowMs: number): string {
  const seconds = Math.round((Date.parse(at) - nowMs) / 1000);
  const [unit, length] = units.find(([, each]) => Math.abs(seconds) >= each) ?? ["second", 1];
  if (unit === "second") return Math.abs(seconds) < 5 ? "just now" : relative.format(seconds, "second");
  return relative.format(Math.trunc(seconds / length), unit);
}

export function formatExact(at: string): string {
  return exact.format(new Date(at));
}

/** "4.2 s", "1 min 12 s". */
export function formatDuration(ms: number): string {
  if (ms < 10) return "< 10 ms";
  if (ms < 950) return `${Math.round(ms / 10) * 10} ms`;
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}

/** The current time, updated every second while the component is mounted. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
