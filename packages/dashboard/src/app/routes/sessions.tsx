import { SessionsPage } from "../../features/buyer-sessions/components/sessions-page.tsx";

export function SessionsRoute() {
  return <SessionsPage />;
}
