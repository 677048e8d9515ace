import { ApiError, type Checkout } from "@cartwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";
import { getCheckoutQuery } from "./get-checkout.ts";

export interface ActionOfCheckout {
  checkoutId: string;
  actionId: string;
}

/**
 * Submits the values that `readValues` returns when called. They are not passed as the mutation's argument,
 * which would be kept: they go from the form straight into the request.
 */
export function useSubmitAction(action: ActionOfCheckout, readValues: () => Record<string, string>) {
  const api = useApi();
  return useResolution(action, () =>
    api.checkouts.submitAction(action.checkoutId, action.actionId, readValues()),
  );
}

export function useDeclineAction(action: ActionOfCheckout) {
  const api = useApi();
  return useResolution(action, () => api.checkouts.declineAction(action.checkoutId, action.actionId));
}

function useResolution({ checkoutId }: ActionOfCheckout, resolve: () => Promise<Checkout>) {
  const queries = useQueryClient();
  const { queryKey } = getCheckoutQuery(useApi(), checkoutId);
  return useMutation({
    mutationFn: resolve,
    onSuccess: (checkout) => {
      queries.setQueryData(queryKey, checkout);
      return queries.invalidateQueries({ queryKey: ["checkouts", "list"] });
    },
    // The question was answered elsewhere or has expired: refetching the checkout shows which.
    onError: (error) =>
      error instanceof ApiError && error.status === 409 ? queries.invalidateQueries({ queryKey }) : undefined,
  });
}
