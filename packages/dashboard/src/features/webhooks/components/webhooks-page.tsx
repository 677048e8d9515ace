import type { CreatedWebhook, Webhook } from "@cartwright/contract";
import { useState } from "react";
import { SecretOnceDialog } from "../../../components/secret-once-dialog.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { useSettings } from "../../../lib/settings-context.ts";
import { useWebhooks } from "../api/list-webhooks.ts";
import { useRevokeWebhook } from "../api/revoke-webhook.ts";
import { isTestReceiver } from "../test-receiver.ts";
import { CreateWebhookDialog } from "./create-webhook-dialog.tsx";
import { LatestDeliveries } from "./latest-deliveries.tsx";
import { ReceiverLog } from "./receiver-log.tsx";
import styles from "./webhooks-page.module.css";
import { WebhooksTable } from "./webhooks-table.tsx";

type Opened =
  | { what: "new" }
  | { what: "created"; webhook: CreatedWebhook }
  | { what: "revoke"; webhook: Webhook };

export function WebhooksPage() {
  const webhooks = useWebhooks();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHeader
        title="Webhooks"
        actions={
          <Button look="primary" onClick={() => setOpened({ what: "new" })}>
            <Icon name="plus" />
            New endpoint
          </Button>
        }
      >
        Every change of a checkout's status is sent to each endpoint, signed with its own secret.
      </PageHeader>
      <Loaded query={webhooks}>
        {(data) => (
          <Webhooks webhooks={data} onRevoke={(webhook) => setOpened({ what: "revoke", webhook })} />
        )}
      </Loaded>
      {opened?.what === "new" && (
        <CreateWebhookDialog
          onCreated={(webhook) => setOpened({ what: "created", webhook })}
          onClose={close}
        />
      )}
      {opened?.what === "created" && (
        <SecretOnceDialog
          title="The endpoint's secret"
          label="signing secret"
          secret={opened.webhook.secret}
          onClose={close}
        />
      )}
      {opened?.what === "revoke" && <RevokeWebhookDialog webhook={opened.webhook} onClose={close} />}
    </>
  );
}

function Webhooks({
  webhooks,
  onRevoke,
}: {
  webhooks: readonly Webhook[];
  onRevoke: (webhook: Webhook) => void;
}) {
  const { dashboardUrl } = useSettings();
  if (webhooks.length === 0)
    return (
      <EmptyState icon="webhooks" title="No endpoints yet">
        Register a URL of your own, or use the test receiver of this dashboard and see what arrives.
      </EmptyState>
    );
  const receivers = webhooks.filter(({ url }) => isTestReceiver(url, dashboardUrl));
  return (
    <div className={styles.parts}>
      <WebhooksTable webhooks={webhooks} onRevoke={onRevoke} />
      {receivers.map(({ id, url, label }) => (
        <ReceiverLog key={id} url={url} label={label} />
      ))}
      <LatestDeliveries />
    </div>
  );
}

function RevokeWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const revoke = useRevokeWebhook();
  return (
    <ConfirmDialog
      title={`Revoke ${webhook.label || "the endpoint"}?`}
      action="Revoke the endpoint"
      onConfirm={() => revoke.mutate(webhook.id, { onSuccess: onClose })}
      onClose={onClose}
      isBusy={revoke.isPending}
      error={revoke.error}
    >
      <p>Nothing more is sent to {webhook.url}, and pending retries are dropped.</p>
    </ConfirmDialog>
  );
}
