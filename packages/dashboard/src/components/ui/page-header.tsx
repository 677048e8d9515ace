import { type ReactNode, useEffect } from "react";
import { setPageTitle } from "../../lib/tab-title.ts";
import styles from "./page-header.module.css";

interface PageHeaderProps {
  title: string;
  /** What stands beside the title: a badge, a price. */
  beside?: ReactNode;
  /** Links back up. */
  trail?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The one heading of a page, which is the title of the tab as well. */
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
