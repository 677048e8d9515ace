import {
  BuyerProfile,
  BuyerProfilePage,
  CreateBuyerProfileBody,
  DeletedBuyerProfile,
  UpdateBuyerProfileBody,
} from "../buyer-profiles.ts";
import { messages } from "../messages.ts";
import { PageQuery } from "../pages.ts";
import { IdParams } from "../primitives.ts";
import { defineRoute } from "./define-route.ts";

export const buyerProfileRoutes = {
  create: defineRoute({
    method: "POST",
    path: "/v1/buyer-profiles",
    access: "credential",
    scope: "buyer-profiles.write",
    summary: "Create a buyer profile",
    body: CreateBuyerProfileBody,
    responses: { 201: BuyerProfile },
    refusals: [400, 403, 413, 429],
    invalidMessage: messages.buyerProfiles.invalid,
  }),
  list: defineRoute({
    method: "GET",
    path: "/v1/buyer-profiles",
    access: "credential",
    scope: "buyer-profiles.read",
    summary: "List buyer profiles, newest first",
    query: PageQuery,
    responses: { 200: BuyerProfilePage },
    refusals: [400],
  }),
  get: defineRoute({
    method: "GET",
    path: "/v1/buyer-profiles/{id}",
    access: "credential",
    scope: "buyer-profiles.read",
    summary: "Get a buyer profile",
    params: IdParams,
    responses: { 200: BuyerProfile },
    refusals: [404],
  }),
  update: defineRoute({
    method: "PATCH",
    path: "/v1/buyer-profiles/{id}",
    access: "credential",
    scope: "buyer-profiles.write",
    summary: "Replace or clear parts of a buyer profile",
    params: IdParams,
    body: UpdateBuyerProfileBody,
    responses: { 200: BuyerProfile },
    refusals: [400, 404, 413, 429],
    invalidMessage: messages.buyerProfiles.invalid,
  }),
  delete: defineRoute({
    method: "DELETE",
    path: "/v1/buyer-profiles/{id}",
    access: "credential",
    scope: "buyer-profiles.write",
    summary: "Delete a buyer profile and its sessions",
    params: IdParams,
    responses: { 200: DeletedBuyerProfile },
    refusals: [404, 429],
  }),
} as const;
