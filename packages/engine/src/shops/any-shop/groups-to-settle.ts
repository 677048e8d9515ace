import type { OptionGroupSnapshot } from "./in-page/read-option-groups.ts";

/** The groups that have to be settled; names that the page uses twice are told apart. */
export function groupsToSettle(
  groups: readonly OptionGroupSnapshot[],
): { name: string; group: OptionGroupSnapshot }[] {
  const taken = new Map<string, number>();
  return groups.filter(isToSettle).map((group, index) => {
    const name = group.name || `Option ${index + 1}`;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return { name: count === 1 ? name : `${name} ${count}`, group };
  });
}

/** Extras that nobody asked for are left alone. */
function isToSettle({ kind, isRequired, choices }: OptionGroupSnapshot): boolean {
  return kind === "listbox" || (choices.length > 0 && (kind !== "checkbox" || isRequired));
}
