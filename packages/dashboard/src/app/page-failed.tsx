import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { ErrorState } from "../components/ui/error-state.tsx";

/** Shown if a page fails; the navigation around it stays. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const retry = (): void => {
    queries.reset();
    reset();
    router.invalidate();
  };
  return <ErrorState error={error} onRetry={retry} />;
}
