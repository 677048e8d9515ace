import type { Workspace } from "@cartwright/contract";
import { Link } from "@tanstack/react-router";
import { NavigationLinks } from "./navigation-links.tsx";
import styles from "./sidebar.module.css";

export function Sidebar({ workspace }: { workspace: Workspace | undefined }) {
  return (
    <aside className={styles.sidebar} aria-label="Workspace">
      <div className={styles.inner}>
        <Link to="/" className={styles.brand}>
          <img src="/icon.svg" alt="" width="28" height="28" />
          <span className={styles.names}>
            <span className={styles.workspace}>{workspace?.name ?? "Cartwright"}</span>
            <span className={styles.product}>Cartwright</span>
          </span>
        </Link>
        <NavigationLinks />
      </div>
    </aside>
  );
}
