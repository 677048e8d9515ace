import type { Workspace } from "@cartwright/contract";
import { Badge } from "../components/ui/badge.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { NavigationDrawer } from "./navigation-drawer.tsx";
import { OpenQuestions } from "./open-questions.tsx";
import styles from "./top-bar.module.css";

export function TopBar({ workspace }: { workspace: Workspace | undefined }) {
  return (
    <header className={styles.bar}>
      <NavigationDrawer title={workspace?.name ?? "Cartwright"} />
      {workspace && <ModeBadge isSandbox={workspace.sandboxOnly} />}
      <span className={styles.space} />
      {workspace && <OpenQuestions />}
      <AccountMenu />
    </header>
  );
}

/** Whether purchases here cost real money. */
function ModeBadge({ isSandbox }: { isSandbox: boolean }) {
  return isSandbox ? <Badge tone="warn">Sandbox</Badge> : <Badge tone="good">Live</Badge>;
}
