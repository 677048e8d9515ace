import type { FieldDescriptor } from "./control-snapshot.ts";
import type { FieldRole } from "./field-role.ts";

const lists: ReadonlySet<FieldDescriptor["kind"]> = new Set(["select", "listbox", "combobox"]);

/** An address lists its region once: the lists after it are of districts within it, which the buyer has to name. */
export function withOneRegion<One extends { role: FieldRole; score: number; purpose?: unknown }>(
  fields: readonly FieldDescriptor[],
  roles: readonly One[],
): One[] {
  const isRegion = (at: number) =>
    roles[at]?.role === "state" && lists.has(fields[at]?.kind ?? "text") && fields[at]?.required === true;
  const isOfSame = (one: number, other: number) =>
    fields[one]?.form === fields[other]?.form &&
    fields[one]?.frame === fields[other]?.frame &&
    roles[one]?.purpose === roles[other]?.purpose;
  return roles.map((given, at) => {
    const isLater =
      isRegion(at) && fields.keys().some((former) => former < at && isRegion(former) && isOfSame(former, at));
    return isLater ? { ...given, role: "unknown", score: 0 } : given;
  });
}
