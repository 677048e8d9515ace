import { useState } from "react";
import { Dialog } from "../components/ui/dialog.tsx";
import { Icon } from "../components/ui/icon.tsx";
import styles from "./navigation-drawer.module.css";
import { NavigationLinks } from "./navigation-links.tsx";

/** The navigation for screens without room for the sidebar. */
export function NavigationDrawer({ title }: { title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.drawer}>
      <button type="button" className={styles.opener} onClick={() => setIsOpen(true)} aria-label="Pages">
        <Icon name="menu" size={20} />
      </button>
      <Dialog title={title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <NavigationLinks onVisit={() => setIsOpen(false)} />
      </Dialog>
    </div>
  );
}
