import { allRoutes, type RouteDefinition } from "@cartwright/contract";
import { z } from "zod";

/** A row of one end user of one tenant, by what it is. */
export type RowKind = "checkout" | "action" | "profile" | "session" | "webhook" | "key" | "evidence";
export type Rows = Readonly<Record<RowKind, string>>;

/** One place of one route where an id stands. */
export interface IdentifiedPlace {
  name: string;
  route: RouteDefinition;
  place: "path" | "query" | "body";
  /** The name of the parameter or field. */
  field: string;
  kind: RowKind;
}

const kindsByField: Readonly<Record<string, RowKind>> = {
  actionId: "action",
  buyerProfileId: "profile",
  checkoutId: "checkout",
  // One that the endpoint was never sent, whatever it names.
  eventId: "webhook",
  partId: "evidence",
};
const kindsByResource: Readonly<Record<string, RowKind>> = {
  checkouts: "checkout",
  "buyer-profiles": "profile",
  "buyer-sessions": "session",
  webhooks: "webhook",
  "api-keys": "key",
};

/** Every place of every route for keys where a caller names a row. A new route is found here by itself. */
export function identifiedPlaces(): IdentifiedPlace[] {
  return allRoutes
    .filter((route) => route.access === "credential")
    .flatMap((route) => [
      ...placesIn(route, "path", route.params),
      ...placesIn(route, "query", route.query),
      ...placesIn(route, "body", route.body),
    ]);
}

function placesIn(
  route: RouteDefinition,
  place: IdentifiedPlace["place"],
  schema: z.ZodType | undefined,
): IdentifiedPlace[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: "input" });
  return Object.keys(properties)
    .filter((field) => /^id$|Id$/.test(field))
    .map((field) => ({
      name: `${field} in the ${place} of ${route.method} ${route.path}`,
      route,
      place,
      field,
      kind: kindOf(route, field),
    }));
}

/** Which kind of row the field of the route names. */
export function kindOf(route: RouteDefinition, field: string): RowKind {
  const resource = route.path.split("/")[2] ?? "";
  const kind = kindsByField[field] ?? (field === "id" ? kindsByResource[resource] : undefined);
  if (!kind) throw new Error(`say which kind of row ${field} of ${route.path} names`);
  return kind;
}
