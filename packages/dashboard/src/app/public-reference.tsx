import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../components/ui/button.tsx";
import { ReferencePage } from "../features/reference/components/reference-page.tsx";
import { createQueryClient } from "../lib/query-client.ts";
import styles from "./public-reference.module.css";

interface PublicReferenceProps {
  apiUrl: string;
  /** Leaves for the identity provider. */
  onSignIn: () => Promise<void>;
}

/** The API reference for people without an account: it contains no account data. */
export function PublicReference({ apiUrl, onSignIn }: PublicReferenceProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <header className={styles.bar}>
        <a href="/" className={styles.brand}>
          <img src="/icon.svg" alt="" width="28" height="28" />
          Cartwright
        </a>
        <Button onClick={onSignIn}>Sign in</Button>
      </header>
      <main className={styles.content}>
        <ReferencePage apiUrl={apiUrl} />
      </main>
    </QueryClientProvider>
  );
}
