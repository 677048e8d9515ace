import { type Client, createClient } from "@cartwright/contract";
import { createContext, useContext } from "react";
import type { Session } from "./session/session.ts";

/** The contract's client with the session of the signed-in person. */
export function createApi(apiUrl: string, session: Session): Client {
  return createClient({
    baseUrl: apiUrl,
    apiKey: session.getToken,
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      if (response.status !== 401) return response;
      // The service's clock may be ahead of the browser's, by which the token was still valid.
      const headers = new Headers(init?.headers);
      headers.set("authorization", `Bearer ${await session.renewToken()}`);
      return fetch(url, { ...init, headers });
    },
  });
}

const ApiContext = createContext<Client | undefined>(undefined);
export const ApiProvider = ApiContext.Provider;

export function useApi(): Client {
  const api = useContext(ApiContext);
  if (!api) throw new Error("useApi is called outside of ApiProvider");
  return api;
}
