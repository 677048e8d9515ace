import { ErrorBody, type RouteDefinition, requestIdHeader } from "@cartwright/contract";
import { z } from "zod";
import type { ComponentSchemas } from "./component-schemas.ts";
import { type Example, toExampleObjects } from "./examples.ts";
import { toHeaderName } from "./header-name.ts";

const descriptions: Readonly<Record<number, string>> = {
  200: "OK",
  201: "Created",
  202: "Accepted. There is no body",
  204: "Nothing comes after the last event that the client has",
  400: "The request is invalid: `message` says why, `issues` where",
  401: "Missing or invalid credentials",
  403: "The credentials are valid, but do not allow this",
  404: "Not found. What belongs to another workspace or another end user is not found either",
  409: "Conflict with the current state or with an earlier request",
  413: "The body or a part of it is too large",
  415: "The body is not JSON",
  429: "A limit is reached",
  503: "The payment processor cannot be reached. Nothing was changed",
};

/** Every status that the route may answer with, with recorded examples. */
export function buildResponses(
  route: RouteDefinition,
  examples: readonly Example[],
  components: ComponentSchemas,
): Record<string, unknown> {
  const successes = Object.entries(route.responses).map(([status, schema]) => {
    const recorded = examples.filter((example) => example.status === Number(status));
    const { contentType } = route;
    return [status, successOf(Number(status), schema, { recorded, components, contentType })] as const;
  });
  const refusals = refusalStatuses(route).map((status) => {
    const recorded = examples.filter((example) => example.status === status);
    const shared = sharedResponses[status];
    const refusal = shared
      ? { $ref: `#/components/responses/${shared}` }
      : refusalOf(status, recorded, components);
    return [String(status), refusal] as const;
  });
  return Object.fromEntries([...successes, ...refusals]);
}

/** Refusals that are the same for every route. */
export const sharedResponses: Readonly<Record<number, string>> = {
  401: "Unauthenticated",
  413: "BodyTooLarge",
  415: "NotJson",
  429: "TooManyRequests",
};

/** The document's `components.responses`, with examples from any route that recorded one. */
export function buildSharedResponses(
  examples: readonly Example[],
  components: ComponentSchemas,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sharedResponses).map(([status, name]) => {
      const recorded = examples.filter((example) => example.status === Number(status));
      return [name, refusalOf(Number(status), recorded, components)];
    }),
  );
}

function refusalOf(status: number, recorded: readonly Example[], components: ComponentSchemas): unknown {
  return withBody(status, components.refer(ErrorBody, "output"), recorded);
}

/** The route's own refusals and the general ones that may come before them. */
export function refusalStatuses(route: RouteDefinition): number[] {
  const statuses = new Set<number>(route.refusals);
  if (route.access !== "public") statuses.add(401).add(403);
  if (route.params || route.query || route.body) statuses.add(400);
  if (route.body) statuses.add(413).add(415);
  return [...statuses].sort();
}

/** Sent with every response. */
export const sharedHeaders = {
  RequestId: {
    description:
      "Names this request in the service's log; give it with a report. The service makes it: what a client sends under this name is ignored",
    schema: { type: "string", format: "uuid" },
  },
};
const withRequestId = { [toHeaderName(requestIdHeader)]: { $ref: "#/components/headers/RequestId" } };

/** Sent only with a replay. */
const replayHeader = {
  "Idempotent-Replayed": {
    description: "The answer is an earlier checkout",
    schema: { type: "string", const: "true" },
  },
};

function successOf(
  status: number,
  schema: z.ZodType,
  {
    recorded,
    components,
    contentType,
  }: { recorded: readonly Example[]; components: ComponentSchemas; contentType: string | undefined },
): unknown {
  if (schema instanceof z.ZodUndefined) return { description: descriptions[status], headers: withRequestId };
  return withBody(status, components.refer(schema, "output"), recorded, contentType);
}

function withBody(
  status: number,
  schema: unknown,
  recorded: readonly Example[],
  contentType = "application/json",
): unknown {
  const isReplay = recorded.some((example) => example.headers?.["idempotent-replayed"] !== undefined);
  return {
    description: descriptions[status],
    headers: { ...withRequestId, ...(isReplay && replayHeader) },
    content: {
      [contentType]: {
        schema,
        ...(recorded.length > 0 && { examples: toExampleObjects(recorded, (example) => example.body) }),
      },
    },
  };
}
