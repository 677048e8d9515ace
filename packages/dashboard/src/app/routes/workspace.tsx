import { WorkspacePage } from "../../features/workspace/components/workspace-page.tsx";

export function WorkspaceRoute() {
  return <WorkspacePage />;
}
