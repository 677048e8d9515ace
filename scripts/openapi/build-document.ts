import * as contract from "@cartwright/contract";
import { buildOperation, type NamedRoute } from "./build-operation.ts";
import { buildSharedResponses, sharedHeaders } from "./build-responses.ts";
import { componentSchemas, reachableFrom } from "./component-schemas.ts";
import { type Example, toExampleObjects } from "./examples.ts";

/** The routes under `/v1` as OpenAPI 3.1: a pure function of the contract and the recorded examples. */
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
      description: overview,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [
      {
        url: "{baseUrl}",
        description: "Your installation",
        variables: {
          baseUrl: {
            default: "http://127.0.0.1:4000",
            description: "The address of the API. `npm start` on one machine listens on the default",
          },
        },
      },
    ],
    tags: buildTags(),
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

const overview = `Ask for a purchase over HTTP; a real browser buys it; a person supplies the card.

**Errors.** Every error has the body \`{"error": true, "message": "…"}\`. Decide by the HTTP status, and read \`issues[].path\` on a 400. Every answer carries a \`request-id\` header: give it when you report a problem.

**Idempotency.** Send an \`Idempotency-Key\` when you create a checkout, and retry with the same key and body: within 24 hours you get the same checkout, with status 200 and the header \`Idempotent-Replayed: true\`. Another body with the same key is a 409.

**Paging.** Checkouts and buyer profiles come newest first, 20 at a time unless \`limit\` says otherwise. Pass \`nextCursor\` as \`cursor\` until it is null. Other lists are whole.

**Limits.** A workspace has a number of active checkouts at once (5 in the sandbox) and 200 checkouts in 24 hours; above that the answer is 429. Reading is not limited.`;

const tagDescriptions: Readonly<Record<string, string>> = {
  signup: "Open a sandbox workspace and get its first key.",
  checkouts: "Buy something, follow it, answer its questions.",
  buyerProfiles: "Names and addresses to buy with.",
  buyerSessions: "Sign-ins at shops that are kept for a profile.",
  webhooks: "Endpoints that are told about changes.",
  apiKeys: "Create, list and revoke keys.",
  usage: "What was bought in a period.",
  workspaces: "The workspace behind a dashboard session.",
  billing: "Plans, identity verification and going live.",
};

function buildTags(): { name: string; description: string | undefined }[] {
  const groups = new Set(routesUnderV1().map(({ group }) => group));
  return [...groups].map((name) => ({ name, description: tagDescriptions[name] }));
}

/** The live view and the health check are not part of the versioned API. */
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
    [signature]: [
      '`t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>" under the endpoint\'s secret>`',
      `t=1772443800,v1=${"0".repeat(64)}`,
    ],
    [id]: ["The same over the retries of one delivery", "msg_9b2d7b2e"],
    [timestamp]: ["Unix seconds of this attempt", "1772443800"],
  };
  return {
    operationId: "webhooks.checkoutStatusChanged",
    tags: ["webhooks"],
    summary: "A checkout moved to another status",
    description: "Sent to every endpoint. Verify the signature over the raw body before you trust it.",
    security: [],
    parameters: Object.entries(headers).map(([name, [description, example]]) => ({
      name,
      in: "header",
      required: true,
      description,
      schema: { type: "string" },
      example,
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
