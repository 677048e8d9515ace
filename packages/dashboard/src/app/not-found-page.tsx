import { Link } from "@tanstack/react-router";
import { buttonClass } from "../components/ui/button.tsx";
import { EmptyState } from "../components/ui/empty-state.tsx";
import { PageHeader } from "../components/ui/page-header.tsx";

export function NotFoundPage() {
  return (
    <>
      <PageHeader title="Not found" />
      <EmptyState
        icon="alert"
        title="Page not found"
        action={
          <Link to="/" className={buttonClass()}>
            To the overview
          </Link>
        }
      />
    </>
  );
}
