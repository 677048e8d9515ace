import type { CreateCheckoutBody } from "@cartwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api.ts";

/** The idempotency key makes one form create one checkout, despite repeated clicks and lost responses. */
export function useCreateCheckout() {
  const api = useApi();
  const queries = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: CreateCheckoutBody) => api.checkouts.create(body, { idempotencyKey }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["checkouts"] }),
  });
}
