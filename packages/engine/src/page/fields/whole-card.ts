import type { FieldDescriptor } from "./control-snapshot.ts";
import { cardRoles, expiryRoles, type FieldRole } from "./field-role.ts";

interface Judged {
  role: FieldRole;
  score: number;
}

/**
 * If one document asks for a card more than once, and only once with an expiry, that is the payment form. The
 * others can't charge anything, so they are given nothing.
 */
export function withOneWholeCard<One extends Judged>(
  fields: readonly FieldDescriptor[],
  roles: readonly One[],
): One[] {
  const groups = groupsOfCard(fields, roles);
  const isWhole = (group: readonly number[]) =>
    group.some((at) => expiryRoles.has(roles[at]?.role ?? "unknown"));
  const spare = new Set(
    [...Map.groupBy(groups, ([first = 0]) => fields[first]?.frame).values()].flatMap((ofFrame) =>
      ofFrame.filter(isWhole).length === 1 ? ofFrame.filter((group) => !isWhole(group)).flat() : [],
    ),
  );
  return roles.map((one, at) => (spare.has(at) ? { ...one, role: "unknown", score: 0 } : one));
}

/** Each group starts with a number and extends to the next one. */
function groupsOfCard(fields: readonly FieldDescriptor[], roles: readonly Judged[]): number[][] {
  const groups: number[][] = [];
  for (const at of fields.keys()) {
    const role = roles[at]?.role ?? "unknown";
    const [first = at] = groups.at(-1) ?? [];
    if (role === "cardNumber") groups.push([at]);
    else if (cardRoles.has(role) && fields[first]?.frame === fields[at]?.frame) groups.at(-1)?.push(at);
  }
  return groups;
}
