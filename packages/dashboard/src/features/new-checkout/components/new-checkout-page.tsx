import { Link } from "@tanstack/react-router";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { useModelCheckout } from "../api/get-model-checkout.ts";
import { draftLike, emptyDraft } from "../draft.ts";
import { NewCheckoutForm } from "./new-checkout-form.tsx";

/** `like`: the id of a checkout whose values prefill the form. */
export function NewCheckoutPage({ like }: { like: string | undefined }) {
  const model = useModelCheckout(like);
  const isWaiting = like !== undefined && model.isPending;
  return (
    <>
      <PageHeader title="New checkout" trail={<Link to="/checkouts">← Checkouts</Link>}>
        A browser opens the page, buys what you name, and asks you for what only you may give.
      </PageHeader>
      {model.error && <ErrorState error={model.error} />}
      {isWaiting && <Skeleton rows={6} label="Loading the checkout to buy again" />}
      {!isWaiting && <NewCheckoutForm initial={model.data ? draftLike(model.data) : emptyDraft} />}
    </>
  );
}
