import { QuickStartPage } from "../../features/quick-start/components/quick-start-page.tsx";

export function QuickStartRoute() {
  return <QuickStartPage />;
}
