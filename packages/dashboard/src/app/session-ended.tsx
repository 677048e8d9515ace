import { Button } from "../components/ui/button.tsx";
import { Dialog } from "../components/ui/dialog.tsx";
import { useIsSessionOver, useSession } from "../lib/session/session-context.ts";

/** Shown over the current page, so that nothing typed there is lost before the person confirms. */
export function SessionEnded() {
  const session = useSession();
  const isOver = useIsSessionOver();
  return (
    <Dialog
      title="You are signed out"
      isOpen={isOver}
      onClose={session.signInAgain}
      footer={
        <Button look="primary" onClick={session.signInAgain}>
          Sign in again
        </Button>
      }
    >
      <p>This session has ended, here or in another tab. Signing in again brings you back to this page.</p>
    </Dialog>
  );
}
