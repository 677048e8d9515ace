import type { z } from "zod";
import type { ResourceScope } from "../scopes.ts";

/** Who may call: anyone, an API key or dashboard session, a dashboard session alone, the holder of an embed token. */
export type RouteAccess = "public" | "credential" | "session" | "embed-token";

export interface RouteDefinition {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Parameters stand in braces: `/v1/checkouts/{id}`. */
  readonly path: `/${string}`;
  readonly access: RouteAccess;
  /** Always the one that `requiredScope` gives for method and path. */
  readonly scope?: ResourceScope;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Names in lower case. */
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  /** False where the body may be missing altogether. */
  readonly bodyRequired?: boolean;
  /** Successes by status. */
  readonly responses: Readonly<Record<number, z.ZodType>>;
  /** Of the successes: JSON unless it says otherwise. */
  readonly contentType?: "text/html" | "text/event-stream";
  /** Refusals that are the route's own, besides those of authentication and scope. Their body is an `ErrorBody`. */
  readonly refusals: readonly RefusalStatus[];
  /** What a body or query that fails its schema is answered with; `Invalid request` where absent. */
  readonly invalidMessage?: string;
}

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503;

/** Keeps the literal types of a route, from which the handlers of the server and the client infer theirs. */
export function defineRoute<const Route extends RouteDefinition>(route: Route): Route {
  return route;
}

type Sent<Route, Name extends "params" | "query" | "headers" | "body"> = Route extends {
  readonly [Key in Name]: infer Schema extends z.ZodType;
}
  ? z.input<Schema>
  : never;

/** What a caller gives: required where the route has path parameters or must have a body. */
export type RouteInput<Route extends RouteDefinition> = (Route extends { readonly params: z.ZodType }
  ? { params: Sent<Route, "params"> }
  : unknown) &
  (Route extends { readonly query: z.ZodType } ? { query?: Sent<Route, "query"> | undefined } : unknown) &
  (Route extends { readonly headers: z.ZodType }
    ? { headers?: Sent<Route, "headers"> | undefined }
    : unknown) &
  (Route extends { readonly body: z.ZodType }
    ? Route extends { readonly bodyRequired: false }
      ? { body?: Sent<Route, "body"> | undefined }
      : { body: Sent<Route, "body"> }
    : unknown);

/** What a success brings. */
export type RouteOutput<Route extends RouteDefinition> = z.output<
  Route["responses"][keyof Route["responses"]]
>;
