import { ReferencePage } from "../../features/reference/components/reference-page.tsx";
import { useSettings } from "../../lib/settings-context.ts";

export function ReferenceRoute() {
  return <ReferencePage apiUrl={useSettings().apiUrl} />;
}
