import type { JsonSchema } from "../component-schemas.ts";
import { accountDescriptions } from "./accounts.ts";
import { checkoutDescriptions } from "./checkouts.ts";
import type { Described, DescribedProperties } from "./described.ts";
import { evidenceDescriptions } from "./evidence.ts";
import { webhookDescriptions } from "./webhooks.ts";

/**
 * A description and an example for each property of a named schema. Separate from the schemas, so that
 * clients need not include texts that only readers need.
 */
export const descriptions: Readonly<Record<string, DescribedProperties>> = {
  ...checkoutDescriptions,
  ...accountDescriptions,
  ...webhookDescriptions,
  ...evidenceDescriptions,
};

/** @throws if a property has no description. Input forms (`TargetInput`) share those of the output form. */
export function describeProperties(name: string, schema: JsonSchema): JsonSchema {
  const own = descriptions[name] ?? descriptions[name.replace(/Input$/, "")] ?? {};
  return describeInside(schema, "", (path) => {
    const described = own[path];
    if (described) return described;
    throw new Error(`Describe the property "${path}" of ${name} in scripts/openapi/descriptions`);
  }) as JsonSchema;
}

function describeInside(value: unknown, path: string, find: (path: string) => Described): unknown {
  if (Array.isArray(value)) return value.map((each) => describeInside(each, path, find));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([keyword, inside]) => {
      if (keyword === "properties") return [keyword, describeEach(inside, path, find)];
      const isOfEvery = keyword === "additionalProperties" && path !== "";
      return [keyword, describeInside(inside, isOfEvery ? `${path}.*` : path, find)];
    }),
  );
}

function describeEach(properties: object, path: string, find: (path: string) => Described): unknown {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const inner = path === "" ? name : `${path}.${name}`;
      const [description, example] = find(inner);
      const inside = describeInside(schema, inner, find) as JsonSchema;
      return [name, { ...inside, description, examples: [inside.const ?? example] }];
    }),
  );
}
