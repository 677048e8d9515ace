import type { ApiKey, CreatedApiKey } from "@cartwright/contract";
import { useState } from "react";
import { SecretOnceDialog } from "../../../components/secret-once-dialog.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { useKeys } from "../api/list-keys.ts";
import { useRevokeKey } from "../api/revoke-key.ts";
import { CreateKeyDialog } from "./create-key-dialog.tsx";
import { KeysTable } from "./keys-table.tsx";

type Opened = { what: "new" } | { what: "created"; key: CreatedApiKey } | { what: "revoke"; key: ApiKey };

export function KeysPage() {
  const keys = useKeys();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHeader
        title="API keys"
        actions={
          <Button look="primary" onClick={() => setOpened({ what: "new" })}>
            <Icon name="plus" />
            New key
          </Button>
        }
      >
        Your agents use these to call the service. A key is shown once, and can be revoked at any time.
      </PageHeader>
      <Loaded query={keys}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState icon="keys" title="No API keys yet">
              A test key buys in the sandbox shops and costs nothing.
            </EmptyState>
          ) : (
            <KeysTable keys={data} onRevoke={(key) => setOpened({ what: "revoke", key })} />
          )
        }
      </Loaded>
      {opened?.what === "new" && (
        <CreateKeyDialog onCreated={(key) => setOpened({ what: "created", key })} onClose={close} />
      )}
      {opened?.what === "created" && (
        <SecretOnceDialog
          title={opened.key.mode === "live" ? "Your live key" : "Your test key"}
          label="API key"
          secret={opened.key.key}
          onClose={close}
        />
      )}
      {opened?.what === "revoke" && <RevokeKeyDialog apiKey={opened.key} onClose={close} />}
    </>
  );
}

function RevokeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeKey();
  return (
    <ConfirmDialog
      title={`Revoke ${apiKey.label || apiKey.keyPrefix}?`}
      action="Revoke the key"
      onConfirm={() => revoke.mutate(apiKey.id, { onSuccess: onClose })}
      onClose={onClose}
      isBusy={revoke.isPending}
      error={revoke.error}
    >
      <p>
        Requests with <code>{apiKey.keyPrefix}…</code> are refused from now on. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
