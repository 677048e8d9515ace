import { readFile } from "node:fs/promises";
import { allRoutes, CheckoutStatusChanged, ErrorBody } from "@cartwright/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { buildDocument, routesUnderV1 } from "./build-document.ts";
import { refusalStatuses, sharedResponses } from "./build-responses.ts";
import { buildWireTypes } from "./build-wire-types.ts";
import { descriptions } from "./descriptions/describe-properties.ts";
import type { Example } from "./examples.ts";
import { documentFile, readExamples, readVersion, wireTypesFile } from "./read-examples.ts";

const eventType = CheckoutStatusChanged.shape.type.value;

let examples: Example[];
let document: ReturnType<typeof buildDocument>;

beforeAll(async () => {
  examples = await readExamples();
  document = buildDocument(await readVersion(), examples);
});

describe("docs/openapi.json", () => {
  test("is what the contract and the recorded examples make it: run `npm run openapi`", async () => {
    expect(JSON.parse(await readFile(documentFile, "utf8"))).toEqual(JSON.parse(JSON.stringify(document)));
  });

  test("gives generated types in which what has a default may be left out", async () => {
    const types = await buildWireTypes(document);
    expect(types).toBe(await readFile(wireTypesFile, "utf8"));
    expect(types).toContain('kind?: "direct_url" | undefined;');
    expect(types).toContain('constraints?: components["schemas"]["ConstraintsInput"] | undefined;');
    expect(types).toContain('metadata?: components["schemas"]["JsonObject"] | undefined;');
  });

  test("describes every route under /v1 and no other", () => {
    const described = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = allRoutes.filter(({ path }) => path.startsWith("/v1/"));
    expect(described.sort()).toEqual(served.map(({ method, path }) => `${method} ${path}`).sort());
  });
});

describe("the descriptions", () => {
  test("say what every property and parameter is, with an example", () => {
    const undescribed = findDescribed(document).filter(
      ({ value }) => !value.description || !(value.example ?? value.examples),
    );
    expect(findDescribed(document).length).toBeGreaterThan(200);
    expect(undescribed).toEqual([]);
  });

  test("are of schemas that exist", () => {
    const { schemas } = document.components as { schemas: object };
    const names = Object.keys(schemas).map((name) => name.replace(/Input$/, ""));
    expect(Object.keys(descriptions).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe("the recorded examples", () => {
  test("fit the schemas of their routes as the contract checks them", () => {
    for (const { route, status, body, name } of examples.filter((each) => each.route !== eventType)) {
      const definition = routesUnderV1().find((each) => `${each.route.method} ${each.route.path}` === route);
      const schema = definition?.route.responses[status] ?? ErrorBody;
      expect(schema.safeParse(body).error, `${route}: ${name}`).toBeUndefined();
    }
  });

  test("of deliveries fit the schema of the event", () => {
    const deliveries = examples.filter(({ route }) => route === eventType);
    expect(deliveries.length).toBeGreaterThan(1);
    for (const { request } of deliveries)
      expect(CheckoutStatusChanged.strict().safeParse(request.body).error).toBeUndefined();
  });

  test("show every status that a route for API keys documents, once for the routes that share it", () => {
    const shared = Object.keys(sharedResponses).map(Number);
    expect(examples.map(({ status }) => status)).toEqual(expect.arrayContaining(shared));
    const missing = routesUnderV1()
      .filter(({ route }) => route.access !== "session")
      .flatMap(({ route }) => {
        const name = `${route.method} ${route.path}`;
        const statuses = [...Object.keys(route.responses).map(Number), ...refusalStatuses(route)];
        const own = statuses.filter((status) => !shared.includes(status));
        const shown = examples.filter((example) => example.route === name).map(({ status }) => status);
        return own.filter((status) => !shown.includes(status)).map((status) => `${name} ${status}`);
      });
    expect(missing).toEqual([]);
  });

  test("hold no whole key, token or secret", () => {
    expect(JSON.stringify(examples)).not.toMatch(/(ck_(test|live)_|whsec_)[\w+/-]{16}|eyJ[\w-]{10,}\./);
  });
});

/** Every property and every parameter of the document. */
function findDescribed(
  value: unknown,
): { name: string; value: { description?: unknown; example?: unknown; examples?: unknown } }[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([keyword, inside]) => {
    if (keyword === "examples" || keyword === "example") return [];
    if (keyword === "parameters")
      return (inside as { name: string }[]).map((each) => ({ name: each.name, value: each }));
    const isSchema = keyword === "properties" && "type" in value;
    const own = isSchema
      ? Object.entries(inside as object).map(([name, each]) => ({ name, value: each }))
      : [];
    return [...own, ...(isSchema ? Object.values(inside as object) : [inside]).flatMap(findDescribed)];
  });
}
