import { messages, type RouteDefinition, validationIssues } from "@cartwright/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import type { z } from "zod";
import { ServiceError } from "../platform/service-error.ts";
import { type Demand, demandOf } from "./authorise.ts";
import type { Authentication, Caller, SessionIdentity } from "./caller.ts";
import { compileSerialiser } from "./compile-serialiser.ts";

export type FastifyApp = FastifyInstance;

declare module "fastify" {
  interface FastifyRequest {
    authentication: Authentication | undefined;
  }
  interface FastifyContextConfig {
    /**
     * What the caller must be allowed to do; "credential" accepts any credential, "public" needs none.
     * Required on every route.
     */
    demand?: Demand | "credential" | "public";
    invalidMessage?: string;
  }
}

type Parsed<R, Part extends "params" | "query" | "headers" | "body"> = R extends {
  readonly [Name in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

/** One authenticated, authorised and parsed request. */
export interface RouteCall<R extends RouteDefinition> {
  params: Parsed<R, "params">;
  query: Parsed<R, "query">;
  headers: Parsed<R, "headers">;
  body: Parsed<R, "body">;
  /** On a session route, undefined if the person has no workspace. */
  caller: R extends { access: "credential" }
    ? Caller
    : R extends { access: "session" }
      ? Caller | undefined
      : undefined;
  session: R extends { access: "session" } ? SessionIdentity : undefined;
  ip: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/** A success: one of the route's declared statuses with the matching body. */
export type RouteReply<R extends RouteDefinition> = {
  [Status in keyof R["responses"]]: {
    status: Status;
    headers?: Readonly<Record<string, string>>;
  } & (undefined extends z.input<R["responses"][Status]>
    ? { body?: undefined }
    : { body: z.input<R["responses"][Status]> });
}[keyof R["responses"]];

/** Registers a contract route: authenticates, authorises, parses, and serialises by its response schema. */
export function addRoute<R extends RouteDefinition>(
  app: FastifyApp,
  route: R,
  // Without NoInfer the statuses and literals of a reply widen before they are compared.
  handler: NoInfer<(call: RouteCall<R>) => Promise<RouteReply<R>>>,
): void {
  app.route({
    ...optionsOf(route),
    handler: async (request, reply) => answer(reply, await handler(callOf<R>(request))),
  });
}

/** The options of a route, without its handler. */
export function optionsOf(route: RouteDefinition) {
  return {
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ":$1"),
    schema: schemaOf(route),
    config: {
      demand: route.access === "public" ? ("public" as const) : demandOf(route.method, route.path),
      ...(route.invalidMessage !== undefined && { invalidMessage: route.invalidMessage }),
    },
    validatorCompiler: ({ schema }: { schema: unknown }) =>
      parseWith(schema as z.ZodType, route.invalidMessage),
    serializerCompiler: ({ schema }: { schema: unknown }) => compileSerialiser(schema as z.ZodType),
  };
}

function schemaOf(route: RouteDefinition): FastifySchema {
  return {
    summary: route.summary,
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.headers && { headers: route.headers }),
    ...(route.body && { body: route.body }),
    response: route.responses,
  } as FastifySchema;
}

function parseWith(schema: z.ZodType, invalidMessage: string | undefined) {
  return (sent: unknown) => {
    const parsed = schema.safeParse(sent);
    if (parsed.success) return { value: parsed.data };
    const issues = validationIssues(parsed.error);
    return { error: new ServiceError("invalid", invalidMessage ?? messages.requests.invalid, { issues }) };
  };
}

/** The cast is safe because each part has just been parsed by its schema. */
export function callOf<R extends RouteDefinition>(request: FastifyRequest): RouteCall<R> {
  const { authentication } = request;
  return {
    params: request.params,
    query: request.query,
    headers: request.headers,
    body: request.body,
    caller: authentication?.caller,
    session: authentication?.kind === "session" ? authentication.identity : undefined,
    ip: request.ip,
    get signal() {
      return request.signal;
    },
  } as RouteCall<R>;
}

function answer(
  reply: FastifyReply,
  { status, headers, body }: { status: unknown; headers?: Readonly<Record<string, string>>; body?: unknown },
): FastifyReply {
  reply.code(Number(status));
  if (headers) reply.headers(headers);
  return body === undefined ? reply.send() : reply.send(body);
}
