import * as contract from "@cartwright/contract";
import { buildOperation, type NamedRoute } from "./build-operation.ts";
import { buildSharedResponses, sharedHeaders } from "./build-responses.ts";
import { componentSchemas, reachableFrom } from "./component-schemas.ts";
import { type Example, toExampleObjects } from "./examples.ts";

/** What is served under `/v1`, as OpenAPI 3.1: a pure function of the contract and the recorded examples. */
export function buildDocument(version: string, examples: readonly Example[]): Record<string, unknown> {
  const components = componentSchemas(contract);
  const paths = buildPaths(components, examples);
  const webhooks = { checkoutStatusChanged: { post: deliveryOf(components, examples) } };
  const responses = buildSharedResponses(examples, components);
  return {
    openapi: "3.1.1",
    info: {
      title: "Cartwright",
      version,
      description: "An agent asks over HTTP, a real browser buys, a person keeps the card.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "http://127.0.0.1:4000", description: "`npm start` on one machine" }],
    tags: [...new Set(routesUnderV1().map(({ group }) => group))].map((name) => ({ name })),
    paths,
    webhooks,
    components: {
      securitySchemes,
      headers: sharedHeaders,
      responses,
      schemas: reachableFrom({ paths, webhooks, responses }, components.schemas),
    },
  };
}

/** The live view and the health check stand outside the versioned surface. */
export function routesUnderV1(): NamedRoute[] {
  return Object.entries(contract.routes).flatMap(([group, routes]) =>
    Object.entries<contract.RouteDefinition>(routes)
      .filter(([, route]) => route.path.startsWith("/v1/"))
      .map(([name, route]) => ({ group, name, route })),
  );
}

const securitySchemes = {
  apiKey: {
    type: "http",
    scheme: "bearer",
    description: "An API key, `ck_test_…` or `ck_live_…`, that holds the scope of the route.",
  },
  dashboardSession: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "A session token of the identity provider. It acts as the owner of the workspace.",
  },
};

function buildPaths(
  components: ReturnType<typeof componentSchemas>,
  examples: readonly Example[],
): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const named of routesUnderV1()) {
    const { method, path } = named.route;
    const own = examples.filter((example) => example.route === `${method} ${path}`);
    paths[path] = { ...paths[path], [method.toLowerCase()]: buildOperation(named, own, components) };
  }
  return paths;
}

function deliveryOf(components: ReturnType<typeof componentSchemas>, examples: readonly Example[]): unknown {
  const { signature, id, timestamp } = contract.deliveryHeaders;
  const event = contract.CheckoutStatusChanged;
  const sent = examples.filter(({ route }) => route === event.shape.type.value);
  const headers = {
    [signature]: '`t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>" under the endpoint\'s secret>`',
    [id]: "The same over the retries of one delivery",
    [timestamp]: "Unix seconds of this attempt",
  };
  return {
    operationId: "webhooks.checkoutStatusChanged",
    tags: ["webhooks"],
    summary: "A checkout moved to another status",
    parameters: Object.entries(headers).map(([name, description]) => ({
      name,
      in: "header",
      required: true,
      description,
      schema: { type: "string" },
    })),
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: components.refer(event, "output"),
          examples: toExampleObjects(sent, ({ request }) => request.body),
        },
      },
    },
    responses: { "2XX": { description: "Received; anything else is tried again" } },
  };
}
