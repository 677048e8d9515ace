import type { BuyerProfile } from "@cartwright/contract";
import { RelativeTime } from "../../../components/ui/relative-time.tsx";
import { RowActions } from "../../../components/ui/row-actions.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { TwoLines } from "../../../components/ui/two-lines.tsx";
import { nameProfile } from "../name-profile.ts";

interface ProfilesTableProps {
  profiles: readonly BuyerProfile[];
  onEdit: (profile: BuyerProfile) => void;
  onDelete: (profile: BuyerProfile) => void;
}

export function ProfilesTable({ profiles, onEdit, onDelete }: ProfilesTableProps) {
  return (
    <Table
      caption="Buyer profiles"
      rows={profiles}
      keyOf={({ id }) => id}
      columns={[
        {
          title: "Profile",
          cell: (profile) => <TwoLines first={nameProfile(profile)} second={profile.contact?.email} />,
        },
        { title: "Ships to", isMinor: true, cell: ({ shipping }) => describeAddress(shipping) },
        { title: "End user", isMinor: true, cell: ({ subject }) => subject ?? "–" },
        { title: "Created", isMinor: true, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
        {
          title: "Actions",
          isTitleHidden: true,
          align: "end",
          cell: (profile) => (
            <RowActions
              of={nameProfile(profile)}
              actions={[
                { name: "Edit", onPress: () => onEdit(profile) },
                { name: "Delete", look: "danger", onPress: () => onDelete(profile) },
              ]}
            />
          ),
        },
      ]}
    />
  );
}

function describeAddress(shipping: BuyerProfile["shipping"]): string {
  const { addressLines = [], locality, administrativeAreaCode, postalCode, countryCode } = shipping ?? {};
  const place = [locality, administrativeAreaCode, postalCode].filter(Boolean).join(" ");
  return [addressLines[0], place, countryCode].filter(Boolean).join(", ") || "–";
}
