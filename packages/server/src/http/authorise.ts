import { messages, type ResourceScope, requiredScope, scopeCovers } from "@cartwright/contract";
import { ServiceError } from "../platform/service-error.ts";
import type { Authentication, Caller } from "./caller.ts";

/** What a request under `/v1` asks for, whether or not a route answers it. */
export interface Demand {
  /** Undefined where the first path segment is none of the resources that scopes know. */
  scope: ResourceScope | undefined;
  /** Whether a dashboard session is the only credential that will do. */
  isSessionOnly: boolean;
  /** What a key that is bound to one end user is told, where the demand is about the whole account. */
  boundKeyRefusal: string | undefined;
  /** `/v1/<resource>`, as messages name it. */
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

/** The checks between authentication and those of the route itself, in the order that the contract names. */
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

/** Minting is not among them: a bound key may mint a key for its own end user. */
function boundKeyRefusal(scope: ResourceScope, method: string): string | undefined {
  if (scope.startsWith("usage.")) return messages.subjectBoundKey.cannotReadUsage;
  if (scope.startsWith("webhooks.")) return messages.subjectBoundKey.cannotManageWebhooks;
  if (scope === "api-keys.read") return messages.subjectBoundKey.cannotListKeys;
  return scope === "api-keys.write" && method !== "POST"
    ? messages.subjectBoundKey.cannotRevokeKeys
    : undefined;
}
