import { ApiKeyList, CreateApiKeyBody, CreatedApiKey, RevokedApiKey } from "../api-keys.ts";
import { IdParams } from "../primitives.ts";
import { defineRoute } from "./define-route.ts";

export const apiKeyRoutes = {
  create: defineRoute({
    method: "POST",
    path: "/v1/api-keys",
    access: "credential",
    scope: "api-keys.write",
    summary: "Create an API key",
    body: CreateApiKeyBody,
    responses: { 201: CreatedApiKey },
    refusals: [400, 403, 429],
  }),
  list: defineRoute({
    method: "GET",
    path: "/v1/api-keys",
    access: "credential",
    scope: "api-keys.read",
    summary: "List API keys, revoked ones included",
    responses: { 200: ApiKeyList },
    refusals: [403],
  }),
  revoke: defineRoute({
    method: "DELETE",
    path: "/v1/api-keys/{id}",
    access: "credential",
    scope: "api-keys.write",
    summary: "Revoke an API key",
    params: IdParams,
    responses: { 200: RevokedApiKey },
    refusals: [403, 404, 429],
  }),
} as const;
