import type { BuyerSession } from "@cartwright/contract";
import { RelativeTime } from "../../../components/ui/relative-time.tsx";
import { RowActions } from "../../../components/ui/row-actions.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { TwoLines } from "../../../components/ui/two-lines.tsx";
import { useProfileLabels } from "../api/list-profile-labels.ts";

interface SessionsTableProps {
  sessions: readonly BuyerSession[];
  onDelete: (session: BuyerSession) => void;
}

export function SessionsTable({ sessions, onDelete }: SessionsTableProps) {
  const labels = useProfileLabels();
  const labelOf = ({ buyerProfileId }: BuyerSession) =>
    labels.get(buyerProfileId) ?? `Profile ${buyerProfileId.slice(0, 8)}`;
  return (
    <Table
      caption="Buyer sessions"
      rows={sessions}
      keyOf={({ id }) => id}
      columns={[
        {
          title: "Shop",
          cell: (session) => <TwoLines first={session.merchantDomain} second={labelOf(session)} />,
        },
        {
          title: "Last used",
          cell: ({ lastUsedAt }) => (lastUsedAt === null ? "Never" : <RelativeTime at={lastUsedAt} />),
        },
        { title: "Renewed", isMinor: true, cell: ({ updatedAt }) => <RelativeTime at={updatedAt} /> },
        { title: "First signed in", isMinor: true, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
        {
          title: "Actions",
          isTitleHidden: true,
          align: "end",
          cell: (session) => (
            <RowActions
              of={`the sign-in of ${labelOf(session)} at ${session.merchantDomain}`}
              actions={[{ name: "Forget", look: "danger", onPress: () => onDelete(session) }]}
            />
          ),
        },
      ]}
    />
  );
}
