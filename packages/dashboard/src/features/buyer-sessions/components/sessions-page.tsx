import type { BuyerSession, BuyerSessionList } from "@cartwright/contract";
import { useState } from "react";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { useDeleteSession } from "../api/delete-session.ts";
import { useSessions } from "../api/list-sessions.ts";
import { SessionsTable } from "./sessions-table.tsx";

export function SessionsPage() {
  const sessions = useSessions();
  const [leaving, setLeaving] = useState<BuyerSession>();
  return (
    <>
      <PageHeader title="Buyer sessions">
        When a buyer signs in during a checkout, the shop's cookies are kept encrypted, so that the next run
        begins signed in.
      </PageHeader>
      <Loaded query={sessions}>{(list) => <Sessions list={list} onDelete={setLeaving} />}</Loaded>
      {leaving && <DeleteSessionDialog session={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

function Sessions({
  list: { sessions, vaultEnabled },
  onDelete,
}: {
  list: BuyerSessionList;
  onDelete: (session: BuyerSession) => void;
}) {
  if (!vaultEnabled)
    return (
      <Notice tone="warn" title="Sign-ins are not kept here">
        <p>The operator has given no vault keys (VAULT_KEYS), so that each run begins signed out.</p>
      </Notice>
    );
  if (sessions.length === 0)
    return (
      <EmptyState icon="sessions" title="No stored sign-ins">
        One appears here when a checkout with a buyer profile has signed in to a shop.
      </EmptyState>
    );
  return <SessionsTable sessions={sessions} onDelete={onDelete} />;
}

function DeleteSessionDialog({ session, onClose }: { session: BuyerSession; onClose: () => void }) {
  const remove = useDeleteSession();
  return (
    <ConfirmDialog
      title={`Forget the sign-in at ${session.merchantDomain}?`}
      action="Forget it"
      onConfirm={() => remove.mutate(session.id, { onSuccess: onClose })}
      onClose={onClose}
      isBusy={remove.isPending}
      error={remove.error}
    >
      <p>The next run there asks for the credentials again. The shop itself keeps the buyer signed in.</p>
    </ConfirmDialog>
  );
}
