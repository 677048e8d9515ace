import { Link } from "@tanstack/react-router";
import { CheckoutsTable } from "../../../components/checkouts-table.tsx";
import { buttonClass } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { type CheckoutFilters, useCheckouts } from "../api/list-checkouts.ts";
import { CheckoutsFilters } from "./checkouts-filters.tsx";
import { CheckoutsPages } from "./checkouts-pages.tsx";

/** All checkouts, newest first. The filters are part of the address, so that it can be saved and shared. */
export function CheckoutsPage({ filters }: { filters: CheckoutFilters }) {
  const { data, error, isPending, refetch } = useCheckouts(filters);
  const isFiltered = Boolean(filters.status ?? filters.subject ?? filters.cursor);
  return (
    <>
      <PageHeader title="Checkouts" actions={<NewCheckoutLink />} />
      <CheckoutsFilters filters={filters} />
      {isPending && <Skeleton rows={8} label="Loading checkouts" />}
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {data && data.data.length > 0 && <CheckoutsTable checkouts={data.data} />}
      {data?.data.length === 0 && (isFiltered ? <NothingFound /> : <NothingYet />)}
      {data && <CheckoutsPages filters={filters} nextCursor={data.nextCursor} />}
    </>
  );
}

function NewCheckoutLink() {
  return (
    <Link to="/checkouts/new" className={buttonClass({ look: "primary" })}>
      <Icon name="plus" />
      New checkout
    </Link>
  );
}

function NothingYet() {
  return (
    <EmptyState icon="checkouts" title="No checkouts yet" action={<NewCheckoutLink />}>
      Give the address of a product page, and a browser buys what is on it. Nothing is charged in the sandbox.
    </EmptyState>
  );
}

function NothingFound() {
  return (
    <EmptyState
      icon="checkouts"
      title="No matching checkouts"
      action={
        <Link to="/checkouts" className={buttonClass()}>
          Show all
        </Link>
      }
    >
      No checkout has this status and end user.
    </EmptyState>
  );
}
