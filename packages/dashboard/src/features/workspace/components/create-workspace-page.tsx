import { ApiError } from "@cartwright/contract";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { describeError } from "../../../components/ui/error-state.tsx";
import { TextField } from "../../../components/ui/field.tsx";
import { LoneCard } from "../../../components/ui/lone-card.tsx";
import { useSession } from "../../../lib/session/session-context.ts";
import { setPageTitle } from "../../../lib/tab-title.ts";
import { useCreateWorkspace } from "../api/create-workspace.ts";
import styles from "./create-workspace-page.module.css";

/** The first step of a new account. */
export function CreateWorkspacePage() {
  const { person, signOut } = useSession();
  const create = useCreateWorkspace();
  const [name, setName] = useState("");
  const [apiKey, setApiKey] = useState("");
  useEffect(() => {
    setPageTitle("Name your workspace");
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ name, ...(apiKey.trim() !== "" && { apiKey: apiKey.trim() }) });
  };
  const refusal = create.error ? describeError(create.error) : undefined;
  const isKeyRefused = create.error instanceof ApiError && create.error.status === 403;
  return (
    <LoneCard
      title="Name your workspace"
      lead="It holds checkouts, keys and what they cost. It begins in the sandbox, where nothing is charged."
    >
      <form onSubmit={submit}>
        <TextField
          label="Name"
          hint="A company, a product, a team. Only you see it."
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={isKeyRefused ? undefined : refusal}
          autoComplete="organization"
          maxLength={120}
          required
        />
        <details className={styles.claim}>
          <summary>I already have an account from the API</summary>
          <TextField
            label="API key"
            hint="The key that POST /v1/signup gave you. The workspace is that account then, with all its checkouts."
            value={apiKey}
            onChange={(event) => setApiKey(event.target.value)}
            error={isKeyRefused ? refusal : undefined}
            type="password"
            autoComplete="off"
            spellCheck={false}
            isOptional
          />
        </details>
        <Button type="submit" look="primary" size="large" isBusy={create.isPending}>
          Create the workspace
        </Button>
        <p className={styles.person}>
          Signed in as {person.email ?? person.name}.{" "}
          <button type="button" className={styles.leave} onClick={signOut}>
            Sign out
          </button>
        </p>
      </form>
    </LoneCard>
  );
}
