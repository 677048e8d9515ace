import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

/** A sample buyer for the sandbox, whose shops deliver anywhere. */
const sample = {
  label: "Ada Lovelace (sample)",
  name: { first: "Ada", last: "Lovelace" },
  contact: { email: "ada@example.com", phone: "+14155550123" },
  shipping: {
    addressLines: ["1 Analytical Way"],
    locality: "San Francisco",
    administrativeAreaCode: "CA",
    postalCode: "94107",
    countryCode: "US",
  },
};

export function useCreateSampleProfile() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.buyerProfiles.create(sample),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["buyer-profiles"] }),
  });
}
