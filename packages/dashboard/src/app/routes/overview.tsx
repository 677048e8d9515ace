import { OverviewPage } from "../../features/overview/components/overview-page.tsx";

export function OverviewRoute() {
  return <OverviewPage />;
}
