import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { type ActionOfCheckout, useDeclineAction } from "../api/resolve-action.ts";

export function DeclineButton({ ids }: { ids: ActionOfCheckout }) {
  const [isAsking, setIsAsking] = useState(false);
  const decline = useDeclineAction(ids);
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        Decline
      </Button>
      <Dialog
        title="Decline, and end this checkout?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>Back to the question</Button>
            <Button look="danger" isBusy={decline.isPending} onClick={() => decline.mutate()}>
              Decline
            </Button>
          </>
        }
      >
        <p>Nothing is ordered, and the checkout ends as declined.</p>
        {decline.error && <ErrorState error={decline.error} />}
      </Dialog>
    </>
  );
}
