import { routes } from "@cartwright/contract";
import type { Caller } from "../../http/caller.ts";
import { addRoute, type FastifyApp } from "../../http/route.ts";
import { type ReadEvidenceDependencies, readEvidence, readEvidencePart } from "./read-evidence.ts";

export interface EvidenceRoutesDependencies extends ReadEvidenceDependencies {
  /** Throws if the caller has no such checkout. */
  ensureVisible: (caller: Caller, checkoutId: string) => Promise<void>;
}

export function evidenceRoutes(dependencies: EvidenceRoutesDependencies): (app: FastifyApp) => void {
  const { ensureVisible } = dependencies;
  return (app) => {
    addRoute(app, routes.checkouts.getEvidence, async ({ caller, params }) => {
      await ensureVisible(caller, params.id);
      return { status: 200, body: await readEvidence(dependencies, params.id) };
    });

    addRoute(app, routes.checkouts.getEvidencePart, async ({ caller, params }) => {
      await ensureVisible(caller, params.id);
      const wanted = { checkoutId: params.id, partId: params.partId };
      return { status: 200, body: await readEvidencePart(dependencies, wanted) };
    });
  };
}
