import { z } from "zod";
import { Health } from "../health.ts";
import { EmbedParams, EmbedQuery } from "../live-view.ts";
import { defineRoute } from "./define-route.ts";

export const healthRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/health",
    access: "public",
    summary: "Whether the service answers",
    responses: { 200: Health },
    refusals: [],
  }),
} as const;

/** Refusals of these two routes are plain text. */
export const liveViewRoutes = {
  viewer: defineRoute({
    method: "GET",
    path: "/embed/{checkoutId}",
    access: "embed-token",
    summary: "The viewer page",
    params: EmbedParams,
    query: EmbedQuery,
    responses: { 200: z.string() },
    contentType: "text/html",
    refusals: [401],
  }),
  stream: defineRoute({
    method: "GET",
    path: "/embed/{checkoutId}/stream",
    access: "embed-token",
    summary: "Pictures of the browser as server-sent events",
    params: EmbedParams,
    query: EmbedQuery,
    responses: { 200: z.string() },
    contentType: "text/event-stream",
    refusals: [401, 429],
  }),
} as const;
