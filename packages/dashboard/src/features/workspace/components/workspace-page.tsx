import { DetailsList } from "../../../components/ui/details-list.tsx";
import formStyles from "../../../components/ui/form-grid.module.css";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { Panel } from "../../../components/ui/panel.tsx";
import { useWorkspace } from "../../../lib/workspace.ts";
import { DeleteWorkspacePanel } from "./delete-workspace-panel.tsx";
import { EraseSubjectPanel } from "./erase-subject-panel.tsx";
import { NotificationsPanel } from "./notifications-panel.tsx";

export function WorkspacePage() {
  const workspace = useWorkspace();
  return (
    <>
      <PageHeader title="Workspace">
        The personal data of a checkout is erased some time after it has ended. To erase it sooner, use this
        page.
      </PageHeader>
      <div className={formStyles.form}>
        <Panel title="About">
          <DetailsList
            entries={[
              ["Name", workspace.name],
              ["Id", workspace.id],
            ]}
          />
        </Panel>
        <NotificationsPanel />
        <EraseSubjectPanel />
        <DeleteWorkspacePanel workspace={workspace} />
      </div>
    </>
  );
}
