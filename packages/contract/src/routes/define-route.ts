import type { z } from "zod";
import type { ResourceScope } from "../scopes.ts";

/** Who may call: anyone, API keys and dashboard sessions, only sessions, or holders of an embed token. */
export type RouteAccess = "public" | "credential" | "session" | "embed-token";

export interface RouteDefinition {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Parameters are in braces: `/v1/checkouts/{id}`. */
  readonly path: `/${string}`;
  readonly access: RouteAccess;
  /** Always the scope that `requiredScope` returns for method and path. */
  readonly scope?: ResourceScope;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Names in lower case. */
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  /** False if the body may be omitted. */
  readonly bodyRequired?: boolean;
  /** Success responses by status. */
  readonly responses: Readonly<Record<number, z.ZodType>>;
  /** Content type of success responses. Defaults to JSON. */
  readonly contentType?: "text/html" | "text/event-stream";
  /** Refusals of this route, in addition to authentication and scope. Their body is an `ErrorBody`. */
  readonly refusals: readonly RefusalStatus[];
  /** The message for a body or query that fails its schema. Defaults to `Invalid request`. */
  readonly invalidMessage?: string;
}

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503;

/** Keeps the literal types of a route; the server's handlers and the client infer their types from them. */
export function defineRoute<const Route extends RouteDefinition>(route: Route): Route {
  return route;
}

type Sent<Route, Name extends "params" | "query" | "headers" | "body"> = Route extends {
  readonly [Key in Name]: infer Schema extends z.ZodType;
}
  ? z.input<Schema>
  : never;

/** The input of a call: required if the route has path parameters or a mandatory body. */
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

/** The parsed body of a success response. */
export type RouteOutput<Route extends RouteDefinition> = z.output<
  Route["responses"][keyof Route["responses"]]
>;
