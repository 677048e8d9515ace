import { messages, type ResourceScope, requiredScope, scopeCovers } from "@cartwright/contract";
import { ServiceError } from "../platform/service-error.ts";
import type { Authentication, Caller } from "./caller.ts";

/** What a request under `/v1` requires, whether or not a route exists for it. */
export interface Demand {
  /** Undefined if the first path segment isn't a resource with scopes. */
  scope: ResourceScope | undefined;
  /** Whether only a dashboard session is accepted. */
  isSessionOnly: boolean;
  /** Error message for a subject-bound key, if the request is about the whole account. */
  boundKeyRefusal: string | undefined;
  /** `/v1/<resource>`, for messages. */
  resourcePath: string;
}

const sessionOnlyPaths = ["/v1/workspaces", "/v1/billing"];

export function demandOf(method: string, path: string): Demand {
  const resourcePath = /^\/v1\/[^/?#]*/.exec(path)?.[0] ?? "/v1";
  const scope = requiredScope(method, path);
  return {
    scope,
    isSessionOnly: sessionOnlyPaths.includes(resourcePath),
    boundKeyRefusal: scope && boundKeyRefusal(scope, method),
    resourcePath,
  };
}

/** The checks between authentication and the route's own, in the order of the contract. */
export function authorise(authentication: Authentication, demand: Demand): void {
  if (!demand.scope && !demand.isSessionOnly) {
    throw new ServiceError("not_found", messages.requests.unknownResource);
  }
  if (authentication.kind === "key") authoriseKey(authentication.caller, demand);
  else if (!authentication.caller && demand.resourcePath !== "/v1/workspaces") {
    throw new ServiceError("forbidden", messages.authentication.noWorkspace, { code: "no_workspace" });
  }
}

function authoriseKey(caller: Caller, demand: Demand): void {
  if (demand.scope && !scopeCovers(caller.scopes, demand.scope)) {
    throw new ServiceError("forbidden", messages.authentication.missingScope(demand.scope), {
      requiredScope: demand.scope,
    });
  }
  if (demand.isSessionOnly) {
    throw new ServiceError("unauthenticated", messages.authentication.sessionRequired(demand.resourcePath));
  }
  if (caller.subject !== undefined && demand.boundKeyRefusal !== undefined) {
    throw new ServiceError("forbidden", demand.boundKeyRefusal);
  }
}

/** Creating keys isn't refused: a bound key may create one for its own end user. */
function boundKeyRefusal(scope: ResourceScope, method: string): string | undefined {
  if (scope.startsWith("usage.")) return messages.subjectBoundKey.cannotReadUsage;
  if (scope.startsWith("webhooks.")) return messages.subjectBoundKey.cannotManageWebhooks;
  if (scope === "api-keys.read") return messages.subjectBoundKey.cannotListKeys;
  return scope === "api-keys.write" && method !== "POST"
    ? messages.subjectBoundKey.cannotRevokeKeys
    : undefined;
}
