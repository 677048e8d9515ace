import type { Rule, Section } from "../../packages/server/tests/conformance/rules/rule.ts";

export const catalogueFile = new URL("../../docs/conformance.md", import.meta.url);

/** The catalogue as a Markdown document. */
export function writeCatalogue(sections: readonly Section[]): string {
  const rules = sections.flatMap((section) => section.rules);
  const proved = rules.filter(({ proof }) => "test" in proof).length;
  const head = [
    "# What the HTTP contract promises, and what shows it",
    "",
    `${proved} rules with a test each, ${rules.length - proved} that are served later. Written by \`npm run conformance\` from`,
    "`packages/server/tests/conformance/rules`; a rule whose test does not exist fails `npm run check`. Tests are named below",
    "`packages/server/tests`, and run against PGlite, and where connections matter against PostgreSQL too.",
  ];
  return `${[...head, ...sections.flatMap(writeSection)].join("\n")}\n`;
}

function writeSection({ title, rules }: Section): string[] {
  return ["", `## ${title}`, "", "| | Rule | Test |", "|---|---|---|", ...rules.map(writeRule)];
}

function writeRule({ id, text, proof }: Rule): string {
  const shown =
    "later" in proof ? `later: ${proof.later}` : `\`${proof.file}\`: ${proof.test.replaceAll("|", "\\|")}`;
  return `| ${id} | ${text} | ${shown} |`;
}
