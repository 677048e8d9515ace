import { z } from "zod";

/** A JSON Schema, as far as this page uses it. */
export interface Schema {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  description?: string | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  items?: Schema | boolean | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  anyOf?: Schema[] | undefined;
  oneOf?: Schema[] | undefined;
  format?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  maxItems?: number | undefined;
  default?: unknown;
}

const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    properties: z.record(z.string(), Schema).optional(),
    required: z.array(z.string()).optional(),
    items: z.union([Schema, z.boolean()]).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    anyOf: z.array(Schema).optional(),
    oneOf: z.array(Schema).optional(),
    format: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    maxItems: z.number().optional(),
    default: z.unknown().optional(),
  }),
);

const Example = z.object({ summary: z.string().optional(), value: z.unknown() });
export type Example = z.infer<typeof Example>;

const Body = z.object({
  content: z
    .object({
      "application/json": z
        .object({ schema: Schema, examples: z.record(z.string(), Example).optional() })
        .optional(),
    })
    .optional(),
});
export type Body = z.infer<typeof Body>;

const Response = Body.extend({ $ref: z.string().optional(), description: z.string().optional() });
export type Response = z.infer<typeof Response>;

const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().optional(),
  description: z.string().optional(),
  schema: Schema,
});
export type Parameter = z.infer<typeof Parameter>;

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string().optional(),
  security: z.array(z.record(z.string(), z.unknown())).default([]),
  parameters: z.array(Parameter).default([]),
  requestBody: Body.extend({ required: z.boolean().optional() }).optional(),
  responses: z.record(z.string(), Response),
});

/** The OpenAPI document, as far as this page uses it. */
export const ApiDocument = z.object({
  info: z.object({ title: z.string(), version: z.string() }),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    schemas: z.record(z.string(), Schema),
    responses: z.record(z.string(), Response),
  }),
});
export type ApiDocument = z.infer<typeof ApiDocument>;

export interface NamedOperation extends z.infer<typeof Operation> {
  method: string;
  path: string;
}

/** The operations by group, in the order of the document. */
export function groupOperations({
  tags,
  paths,
}: ApiDocument): { name: string; operations: NamedOperation[] }[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
  return tags.map(({ name }) => ({ name, operations: all.filter((each) => each.tags.includes(name)) }));
}

/** Resolves a reference into the document. */
export function resolveSchema(document: ApiDocument, schema: Schema): Schema {
  const name = nameOfReference(schema.$ref);
  return name === undefined ? schema : (document.components.schemas[name] ?? schema);
}

export function resolveResponse(document: ApiDocument, response: Response): Response {
  const name = nameOfReference(response.$ref);
  return name === undefined ? response : (document.components.responses[name] ?? response);
}

export function nameOfReference(reference: string | undefined): string | undefined {
  return reference?.split("/").at(-1);
}
