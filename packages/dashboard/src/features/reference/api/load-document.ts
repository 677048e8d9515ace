import { useQuery } from "@tanstack/react-query";
import { ApiDocument } from "../document.ts";

/** The OpenAPI document, generated from the same routes as the service. */
export function useApiDocument() {
  return useQuery({
    queryKey: ["openapi"],
    queryFn: async ({ signal }) => {
      const response = await fetch("/openapi.json", { signal });
      if (!response.ok)
        throw new Error(`The description of the API could not be read: HTTP ${response.status}.`);
      return ApiDocument.parse(await response.json());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
