import { ApiError, type Checkout } from "@cartwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";
import { getCheckoutQuery } from "./get-checkout.ts";

export interface ActionOfCheckout {
  checkoutId: string;
  actionId: string;
}

/**
 * Submits the answer that `readValues` gives at that moment. The values are no argument of the mutation, which would keep them: they
 * go from the form into the request, and nowhere else.
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
    // Somebody else has answered, or its time is over: the checkout says which.
    onError: (error) =>
      error instanceof ApiError && error.status === 409 ? queries.invalidateQueries({ queryKey }) : undefined,
  });
}
