import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./notice.module.css";

interface NoticeProps {
  tone?: "info" | "warn" | "good";
  icon?: IconName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** A notice that applies to the whole page. */
export function Notice({ tone = "info", icon = "alert", title, children, action }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role="note">
      <Icon name={icon} size={18} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      {action}
    </div>
  );
}
