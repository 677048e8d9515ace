import type { ApiKey } from "@cartwright/contract";
import { Badge } from "../../../components/ui/badge.tsx";
import { RelativeTime } from "../../../components/ui/relative-time.tsx";
import { RowActions } from "../../../components/ui/row-actions.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { TwoLines } from "../../../components/ui/two-lines.tsx";
import { describeMandate } from "../mandate-words.ts";
import { describeScopes } from "../scope-words.ts";
import styles from "./keys-table.module.css";

export function KeysTable({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  return (
    <Table
      caption="API keys"
      rows={keys}
      keyOf={({ id }) => id}
      columns={[
        {
          title: "Key",
          cell: ({ label, keyPrefix }) => (
            <TwoLines first={label || "No label"} second={<code>{keyPrefix}…</code>} />
          ),
        },
        {
          title: "Mode",
          cell: ({ mode }) => <Badge tone={mode === "live" ? "good" : "neutral"}>{mode}</Badge>,
        },
        { title: "Permissions", isMinor: true, cell: (key) => <May apiKey={key} /> },
        { title: "End user", isMinor: true, cell: ({ subject }) => subject ?? "All" },
        {
          title: "Last used",
          isMinor: true,
          cell: ({ lastUsedAt }) => (lastUsedAt === null ? "Never" : <RelativeTime at={lastUsedAt} />),
        },
        { title: "Created", isMinor: true, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
        {
          title: "Actions",
          isTitleHidden: true,
          align: "end",
          cell: (key) =>
            key.revokedAt === null ? (
              <RowActions
                of={key.label || key.keyPrefix}
                actions={[{ name: "Revoke", look: "danger", onPress: () => onRevoke(key) }]}
              />
            ) : (
              <span className={styles.revoked}>
                Revoked <RelativeTime at={key.revokedAt} />
              </span>
            ),
        },
      ]}
    />
  );
}

function May({ apiKey }: { apiKey: ApiKey }) {
  const scopes = <span title={apiKey.scopes.join(", ")}>{describeScopes(apiKey.scopes)}</span>;
  const mandate = describeMandate(apiKey);
  return mandate === "" ? scopes : <TwoLines first={scopes} second={mandate} />;
}
