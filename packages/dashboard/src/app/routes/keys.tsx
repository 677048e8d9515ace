import { KeysPage } from "../../features/api-keys/components/keys-page.tsx";

export function KeysRoute() {
  return <KeysPage />;
}
