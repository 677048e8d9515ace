import type { Rule } from "../../packages/server/tests/conformance/rules/rule.ts";
import { listTests } from "./list-tests.ts";

const testsFolder = new URL("../../packages/server/tests/", import.meta.url);

/** One line for each rule whose test does not exist, or whose title matches more than one test. */
export async function findUnproved(rules: readonly Rule[]): Promise<string[]> {
  const namesByFile = new Map<string, Promise<string[]>>();
  const faults = rules.map(async ({ id, proof }) => {
    if ("later" in proof) return [];
    const { file, test } = proof;
    const names = namesByFile.get(file) ?? listTests(new URL(`${file}.test.ts`, testsFolder));
    namesByFile.set(file, names);
    const found = (await names).filter((name) => name === test || name.endsWith(` > ${test}`));
    return found.length === 1 ? [] : [`${id}: ${found.length} tests named "${test}" in ${file}.test.ts`];
  });
  return (await Promise.all(faults)).flat();
}
