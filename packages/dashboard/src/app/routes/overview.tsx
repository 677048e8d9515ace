import { PageHeader } from "../../components/ui/page-header.tsx";
import { useWorkspace } from "../../lib/workspace.ts";

export function OverviewRoute() {
  const { name } = useWorkspace();
  return <PageHeader title="Overview">What happens in {name}.</PageHeader>;
}
