import type { BuyerProfile } from "@cartwright/contract";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { useProfiles } from "../api/list-profiles.ts";
import { DeleteProfileDialog } from "./delete-profile-dialog.tsx";
import { ProfileDialog } from "./profile-dialog.tsx";
import styles from "./profiles-page.module.css";
import { ProfilesTable } from "./profiles-table.tsx";

type Opened = { what: "new" } | { what: "edit" | "delete"; profile: BuyerProfile };

export function ProfilesPage() {
  const profiles = useProfiles();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const newButton = (
    <Button look="primary" onClick={() => setOpened({ what: "new" })}>
      <Icon name="plus" />
      New profile
    </Button>
  );
  return (
    <>
      <PageHeader title="Buyer profiles" actions={newButton}>
        The buyer's details and address. A checkout with a profile fills in the shop's forms from it.
      </PageHeader>
      <Loaded query={profiles}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState icon="profiles" title="No buyer profiles yet">
              Without one, the agent is asked for the address during each checkout.
            </EmptyState>
          ) : (
            <ProfilesTable
              profiles={data}
              onEdit={(profile) => setOpened({ what: "edit", profile })}
              onDelete={(profile) => setOpened({ what: "delete", profile })}
            />
          )
        }
      </Loaded>
      {profiles.hasNextPage && (
        <div className={styles.more}>
          <Button isBusy={profiles.isFetchingNextPage} onClick={() => profiles.fetchNextPage()}>
            Show older ones
          </Button>
        </div>
      )}
      {opened?.what === "new" && <ProfileDialog onClose={close} />}
      {opened?.what === "edit" && <ProfileDialog profile={opened.profile} onClose={close} />}
      {opened?.what === "delete" && <DeleteProfileDialog profile={opened.profile} onClose={close} />}
    </>
  );
}
