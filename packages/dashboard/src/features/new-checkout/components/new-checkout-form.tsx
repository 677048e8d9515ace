import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { Panel } from "../../../components/ui/panel.tsx";
import { useCreateCheckout } from "../api/create-checkout.ts";
import { type Draft, type Mistakes, readDraft } from "../draft.ts";
import { mistakesOfRefusal } from "../mistakes-of-refusal.ts";
import { FurtherFields } from "./further-fields.tsx";
import { MainFields } from "./main-fields.tsx";
import styles from "./new-checkout-form.module.css";
import { SandboxProducts } from "./sandbox-products.tsx";

export function NewCheckoutForm({ initial }: { initial: Draft }) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [found, setFound] = useState<Mistakes>({});
  const create = useCreateCheckout();
  const navigate = useNavigate();
  const mistakes = { ...mistakesOfRefusal(create.error), ...found };
  useEffect(() => {
    if (create.error || Object.keys(found).length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [create.error, found]);
  const change = (changes: Partial<Draft>) => setDraft((current) => ({ ...current, ...changes }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft);
    setFound("mistakes" in read ? read.mistakes : {});
    if ("mistakes" in read) return;
    create.mutate(read.body, {
      onSuccess: ({ id }) => navigate({ to: "/checkouts/$checkoutId", params: { checkoutId: id } }),
    });
  };
  return (
    <form ref={form} className={styles.columns} onSubmit={submit}>
      <div className={styles.main}>
        <Panel title="What to buy">
          <MainFields {...{ draft, change, mistakes }} />
        </Panel>
        <FurtherFields {...{ draft, change, mistakes }} />
        {create.error && Object.keys(mistakes).length === 0 && <ErrorState error={create.error} />}
        <div className={styles.buttons}>
          <Button type="submit" look="primary" size="large" isBusy={create.isPending}>
            Start the checkout
          </Button>
        </div>
      </div>
      <SandboxProducts onChoose={change} />
    </form>
  );
}
