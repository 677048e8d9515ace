import { WebhooksPage } from "../../features/webhooks/components/webhooks-page.tsx";

export function WebhooksRoute() {
  return <WebhooksPage />;
}
