import { ApiError } from "@cartwright/contract";
import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import { ErrorState } from "../components/ui/error-state.tsx";
import { CreateWorkspacePage } from "../features/workspace/components/create-workspace-page.tsx";
import { useApi } from "../lib/api.ts";
import { hasNoWorkspace, workspaceQuery } from "../lib/workspace.ts";
import styles from "./layout.module.css";
import { PageLoading } from "./page-loading.tsx";
import { SessionEnded } from "./session-ended.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

/** The layout of every page. An account without a workspace only sees the page that creates one. */
export function AppLayout() {
  const workspace = useQuery(workspaceQuery(useApi()));
  if (workspace.error instanceof ApiError && hasNoWorkspace(workspace.error)) return <CreateWorkspacePage />;
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <Sidebar workspace={workspace.data} />
      <div className={styles.main}>
        <TopBar workspace={workspace.data} />
        <main id="content" className={styles.content} tabIndex={-1}>
          {workspace.data && (
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          )}
          {workspace.isPending && <PageLoading />}
          {workspace.isError && !workspace.data && (
            <ErrorState error={workspace.error} onRetry={workspace.refetch} />
          )}
        </main>
      </div>
      <SessionEnded />
    </div>
  );
}
