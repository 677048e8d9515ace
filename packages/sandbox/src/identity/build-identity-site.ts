import type { RequestListener } from "node:http";
import Fastify from "fastify";
import { openDatabase } from "../open-database.ts";
import { openAccounts } from "./accounts.ts";
import { createProvider } from "./create-provider.ts";
import { addIdentityRoutes } from "./identity.routes.ts";

export const IDENTITY_HOST = "accounts.localhost";

export interface IdentitySite {
  site: RequestListener;
  close(): Promise<void>;
}

/** The sign-in for a dashboard on a laptop: a real OpenID provider, and the pages it sends a browser to. */
export async function buildIdentitySite(options: {
  issuer: string;
  dataDir: string | undefined;
}): Promise<IdentitySite> {
  const database = openDatabase(options.dataDir, "identity");
  const accounts = openAccounts(database);
  const provider = createProvider(options.issuer, database, accounts);
  const protocol = provider.callback();
  const app = Fastify();
  addIdentityRoutes(app, provider, accounts);
  await app.ready();
  return {
    site: (request, response) => {
      if (/^\/(sign-in|assets)\//.test(request.url ?? "")) app.routing(request, response);
      else void protocol(request, response);
    },
    close: async () => {
      await app.close();
      database.close();
    },
  };
}
