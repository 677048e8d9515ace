import { ProfilesPage } from "../../features/buyer-profiles/components/profiles-page.tsx";

export function ProfilesRoute() {
  return <ProfilesPage />;
}
