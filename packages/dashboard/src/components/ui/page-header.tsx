import { type ReactNode, useEffect } from "react";
import { setPageTitle } from "../../lib/tab-title.ts";
import styles from "./page-header.module.css";

interface PageHeaderProps {
  title: string;
  /** Shown beside the title: a badge, a price. */
  beside?: ReactNode;
  /** Links to the parent pages. */
  trail?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The main heading of a page, also used as the tab's title. */
export function PageHeader({ title, beside, trail, children, actions }: PageHeaderProps) {
  useEffect(() => {
    setPageTitle(title);
  }, [title]);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {trail && <nav aria-label="Up">{trail}</nav>}
        <div className={styles.title}>
          <h1>{title}</h1>
          {beside}
        </div>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
