import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { useCancelCheckout } from "../api/cancel-checkout.ts";

export function CancelButton({ checkoutId }: { checkoutId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelCheckout(checkoutId);
  return (
    <>
      <Button look="danger" onClick={() => setIsAsking(true)}>
        Cancel
      </Button>
      <Dialog
        title="Cancel this checkout?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>Keep it running</Button>
            <Button
              look="danger"
              isBusy={cancel.isPending}
              onClick={() => cancel.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
            >
              Cancel the checkout
            </Button>
          </>
        }
      >
        <p>
          The browser and any open question are closed. An order that the shop has already taken is not
          cancelled.
        </p>
        {cancel.error && <ErrorState error={cancel.error} />}
      </Dialog>
    </>
  );
}
