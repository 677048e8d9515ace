import type { WebhookDelivery } from "@cartwright/contract";
import { CodeBlock } from "../../../components/code-block.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";

/** The body of a delivery, as sent. */
export function PayloadDialog({ delivery, onClose }: { delivery: WebhookDelivery; onClose: () => void }) {
  const lines = [`webhook-id: ${delivery.eventId}`, "", JSON.stringify(delivery.event, null, 2)];
  return (
    <Dialog title="Payload" isOpen onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <CodeBlock label="Body" code={lines.join("\n")} />
      <p>Links to the answer page are left out here. Only the receiver gets them.</p>
    </Dialog>
  );
}
