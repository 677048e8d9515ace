import { skipToken, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

/** The checkout to buy again. Nothing is fetched without an id. */
export function useModelCheckout(id: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ["checkouts", "one", id],
    queryFn: id === undefined ? skipToken : ({ signal }) => api.checkouts.get(id, { signal }),
  });
}
