import type { CreateCheckoutBody } from "@cartwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api.ts";

/** However often the button is pressed, and whatever the network loses: one form makes one checkout. */
export function useCreateCheckout() {
  const api = useApi();
  const queries = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: CreateCheckoutBody) => api.checkouts.create(body, { idempotencyKey }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["checkouts"] }),
  });
}
