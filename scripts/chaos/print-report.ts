import type { CampaignResult } from "./campaign.ts";
import { rules } from "./judge.ts";

/** Prints a Markdown table. */
export function printReport(result: CampaignResult): string {
  const { facts, violations, disturbed, missed, requests } = result;
  const kills = disturbed.reduce((sum, each) => sum + each.kills, 0);
  const ends = tally(facts.checkouts.map(({ status, code }) => (code ? `${status}, ${code}` : `${status}`)));
  return [
    `**${kills} kills**, ${facts.checkouts.length} checkouts, ${facts.orders.length} orders in the merchants' books, ${violations.length} violations. ` +
      `Seed ${result.seed}, ${Math.round(result.seconds / 6) / 10} minutes.`,
    "",
    "| it must hold | violations |",
    "|---|---|",
    ...Object.entries(rules).map(
      ([rule, text]) => `| ${text} | ${violations.filter((violation) => violation.rule === rule).length} |`,
    ),
    "",
    "| killed with -9 | times |",
    "|---|---|",
    ...rows(tally(disturbed.filter((each) => each.kills > 0).map(({ what }) => what))),
    "",
    "| of them at a named point | times |",
    "|---|---|",
    ...rows(tally(disturbed.filter((each) => each.kills > 0 && each.at !== "at random").map(({ at }) => at))),
    "",
    "| disturbed otherwise | times |",
    "|---|---|",
    ...rows(tally(disturbed.filter((each) => each.kills === 0).map(({ what }) => what))),
    "",
    "| checkouts ended as | |",
    "|---|---|",
    ...rows(ends),
    "",
    `Points that nobody came to in time: ${missed}. Requests of the shoppers: ${requests.answered} answered, ` +
      `${requests.brokenOff} broken off, ${requests.hung} without an answer; refused: ${
        Object.entries(requests.refused)
          .map(([status, count]) => `${count} with ${status}`)
          .join(", ") || "none"
      }.`,
    ...(result.hasFullDisks ? [] : ["No disk was filled: this user may mount none."]),
    ...violations.map(({ rule, what }) => `- ${rules[rule]}: ${what}`),
  ].join("\n");
}

function tally(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].sort(([, left], [, right]) => right - left));
}

function rows(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].map(([name, count]) => `| ${name} | ${count} |`);
}
