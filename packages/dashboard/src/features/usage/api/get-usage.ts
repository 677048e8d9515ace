import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";
import type { Month } from "../months.ts";

export function useUsageOf({ id, from, to }: Month) {
  const api = useApi();
  return useQuery({
    queryKey: ["usage", "month", id],
    queryFn: ({ signal }) => api.usage.get({ from, to }, { signal }),
    placeholderData: keepPreviousData,
  });
}
