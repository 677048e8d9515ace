import type { OptionChoiceSnapshot, OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";

/** The groups, some of which have a single choice left. */
export function withChoicesLeft(
  groups: readonly OptionGroupSnapshot[],
  left: ReadonlyMap<OptionGroupSnapshot, OptionChoiceSnapshot | undefined>,
): readonly OptionGroupSnapshot[] {
  return groups.map((group) => {
    const choice = left.get(group);
    return choice ? { ...group, choices: [choice] } : group;
  });
}
