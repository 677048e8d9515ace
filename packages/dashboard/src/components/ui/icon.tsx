import styles from "./icon.module.css";

/** Paths on a 24 by 24 grid, stroked in the text's colour. */
const paths = {
  overview: "M4 11 12 4l8 7M6 9.5V20h12V9.5",
  checkouts: "M4 5h2l2 11h10l2-8H7M9.5 20h.01M17 20h.01",
  profiles: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20a7.5 7.5 0 0 1 15 0",
  sessions: "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5zM12 15v2",
  keys: "M14.5 9.5a4.5 4.5 0 1 0-4 4.47L12.5 16H15v2.5h2.5V21H21v-3.5l-6.9-6.9",
  webhooks:
    "M9 12.5 6.5 17M12 6.5l2.5 4.5M9 17h6.5M12 4a2.5 2.5 0 1 1-1.2 4.7L9 12M6 14.5A2.5 2.5 0 1 0 8.4 17M15.5 17a2.5 2.5 0 1 0 .4-3.4L14 11",
  usage: "M5 20V10M12 20V4M19 20v-7",
  billing: "M3 6h18v12H3zM3 10h18M7 15h3",
  start: "m5 12 4.5 4.5L19 7",
  reference: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h3",
  plus: "M12 5v14M5 12h14",
  cross: "m6 6 12 12M18 6 6 18",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  check: "m5 12.5 4.5 4.5L19 7.5",
  alert: "M12 4 2.5 20h19zM12 10v4M12 17h.01",
  chevron: "m9 6 6 6-6 6",
  down: "m6 9 6 6 6-6",
  menu: "M4 7h16M4 12h16M4 17h16",
  external: "M14 5h5v5M19 5l-8 8M11 6H5v13h13v-6",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19",
  play: "M7 5v14l12-7z",
} as const;

export type IconName = keyof typeof paths;

/** Decorative: hidden from screen readers. A button with only an icon needs its own label. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
