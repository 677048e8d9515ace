import { useEffect, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { LoneCard } from "../../../components/ui/lone-card.tsx";
import { setPageTitle } from "../../../lib/tab-title.ts";
import styles from "./sign-in-page.module.css";

interface SignInPageProps {
  /** Leaves for the identity provider. */
  onSignIn: () => Promise<void>;
  /** Why the last attempt failed. */
  problem: string | undefined;
}

export function SignInPage({ onSignIn, problem }: SignInPageProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    setPageTitle("Sign in");
  }, []);
  const leave = async () => {
    setIsLeaving(true);
    await onSignIn().catch((error: unknown) => {
      setIsLeaving(false);
      setFailure(error);
    });
  };
  return (
    <LoneCard
      title="Cartwright"
      lead="Your agent asks to buy something; a real browser buys it; you answer what only a person may answer."
    >
      {problem !== undefined && <ErrorState error={new Error(`The sign-in did not work: ${problem}`)} />}
      {failure !== undefined && <ErrorState error={failure} />}
      <Button look="primary" size="large" isBusy={isLeaving} onClick={leave}>
        Sign in or open an account
      </Button>
      <ul className={styles.promises}>
        <li>The sandbox is free, and needs no card.</li>
        <li>Card and password exist only while they are typed.</li>
      </ul>
    </LoneCard>
  );
}
