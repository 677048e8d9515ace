import type { BuyerProfile } from "@cartwright/contract";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { useDeleteProfile } from "../api/delete-profile.ts";
import { nameProfile } from "../name-profile.ts";

export function DeleteProfileDialog({ profile, onClose }: { profile: BuyerProfile; onClose: () => void }) {
  const remove = useDeleteProfile();
  return (
    <ConfirmDialog
      title={`Delete ${nameProfile(profile)}?`}
      action="Delete the profile"
      onConfirm={() => remove.mutate(profile.id, { onSuccess: onClose })}
      onClose={onClose}
      isBusy={remove.isPending}
      error={remove.error}
    >
      <p>
        Its stored sign-ins go with it, and what its checkouts say of the buyer: request, answers, addresses.
        The checkouts themselves stay. One that is running goes on, and is cleared when it has ended.
      </p>
    </ConfirmDialog>
  );
}
