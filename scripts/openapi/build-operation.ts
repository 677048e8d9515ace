import type { RouteDefinition } from "@cartwright/contract";
import type { z } from "zod";
import { buildResponses } from "./build-responses.ts";
import type { ComponentSchemas } from "./component-schemas.ts";
import { describeParameter } from "./descriptions/parameters.ts";
import { type Example, toExampleObjects } from "./examples.ts";
import { toHeaderName } from "./header-name.ts";

export interface NamedRoute {
  /** Its group in the route table: `checkouts`. */
  group: string;
  /** Its name within the group: `create`. */
  name: string;
  route: RouteDefinition;
}

export function buildOperation(
  { group, name, route }: NamedRoute,
  examples: readonly Example[],
  components: ComponentSchemas,
): unknown {
  const parameters = [
    ...parametersOf(route, "path", components),
    ...parametersOf(route, "query", components),
    ...parametersOf(route, "header", components),
  ];
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: route.summary,
    ...(route.scope !== undefined && { description: `Needs the scope \`${route.scope}\`.` }),
    security: securityOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && { requestBody: requestBodyOf(route, route.body, { examples, components }) }),
    responses: buildResponses(route, examples, components),
  };
}

/** The names listed with a bearer scheme are the scopes that the credential must have. */
function securityOf({ access, scope }: RouteDefinition): Record<string, string[]>[] {
  const scopes = scope === undefined ? [] : [scope];
  if (access === "public") return [];
  return access === "session"
    ? [{ dashboardSession: scopes }]
    : [{ apiKey: scopes }, { dashboardSession: scopes }];
}

const sources = { path: "params", query: "query", header: "headers" } as const;

function parametersOf(
  route: RouteDefinition,
  place: keyof typeof sources,
  components: ComponentSchemas,
): unknown[] {
  const schema = route[sources[place]];
  if (!schema) return [];
  const { properties = {}, required = [] } = components.get(schema, "input");
  return Object.entries(properties as Record<string, unknown>).map(([name, property]) => {
    const [description, example] = describeParameter(route.path, name);
    return {
      name: place === "header" ? toHeaderName(name) : name,
      in: place,
      required: place === "path" || (required as string[]).includes(name),
      description,
      schema: property,
      example,
    };
  });
}

function requestBodyOf(
  route: RouteDefinition,
  schema: z.ZodType,
  { examples, components }: { examples: readonly Example[]; components: ComponentSchemas },
): unknown {
  const accepted = examples.filter(({ status, request }) => status < 300 && request.body !== undefined);
  return {
    required: route.bodyRequired ?? true,
    content: {
      "application/json": {
        schema: components.refer(schema, "input"),
        ...(accepted.length > 0 && {
          examples: toExampleObjects(accepted, (example) => example.request.body),
        }),
      },
    },
  };
}
