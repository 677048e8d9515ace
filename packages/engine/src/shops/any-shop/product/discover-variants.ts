import type { Visit } from "../../../phases/visit.ts";
import { chooseOnPage } from "../choices/choose-on-page.ts";
import type { OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";
import type { PurchaseButton } from "./find-purchase-button.ts";
import { groupsToSettle } from "./groups-to-settle.ts";
import { readGroups } from "./product-page.ts";

/** More choices than this aren't tried one by one. */
const mostTrials = 60;

export interface Discovered {
  groups: readonly OptionGroupSnapshot[];
  /** Each combination that the page allows, in the order of the groups. */
  combinations: readonly (readonly string[])[];
}

/**
 * If a list stays empty until another is chosen from, tries each choice in turn and reads what it enables.
 * Undefined if all lists are filled from the start.
 */
export async function discoverVariants(
  visit: Visit,
  button: PurchaseButton,
  opened: readonly OptionGroupSnapshot[],
): Promise<Discovered | undefined> {
  if (!opened.some(({ kind, choices }) => kind === "select" && choices.length === 0)) return undefined;
  const combinations: string[][] = [];
  let widest = opened;
  let trials = 0;
  const explore = async (
    groups: readonly OptionGroupSnapshot[],
    chosen: readonly string[],
  ): Promise<void> => {
    const { name, group } = groupsToSettle(groups)[chosen.length] ?? {};
    if (!name || !group) {
      combinations.push([...chosen]);
      return;
    }
    for (const { title } of group.choices.filter(({ enabled }) => enabled)) {
      if (trials >= mostTrials) return;
      trials += 1;
      await chooseOnPage(visit, button, new Map([[name, title]]));
      const now = await readGroups(visit, button);
      if (groupsToSettle(now).length > groupsToSettle(widest).length) widest = now;
      await explore(now, [...chosen, title]);
    }
  };
  await explore(opened, []);
  const longest = Math.max(...combinations.map(({ length }) => length));
  return { groups: widest, combinations: combinations.filter(({ length }) => length === longest) };
}
