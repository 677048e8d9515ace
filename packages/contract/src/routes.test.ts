import { expect, test } from "vitest";
import { z } from "zod";
import { allRoutes } from "./routes.ts";

test("no two routes share method and path", () => {
  const names = allRoutes.map((route) => `${route.method} ${route.path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(41);
});

test("every path parameter has a schema, and no other has", () => {
  for (const route of allRoutes) {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = route.params instanceof z.ZodObject ? Object.keys(route.params.shape) : [];
    expect(declared, route.path).toEqual(inPath);
  }
});

test("every schema of a request can be described in the reference", () => {
  for (const { params, query, headers, body, path } of allRoutes) {
    for (const schema of [params, query, headers, body]) {
      expect(() => schema && z.toJSONSchema(schema, { io: "input" }), path).not.toThrow();
    }
  }
});
