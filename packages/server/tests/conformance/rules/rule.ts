/** One thing that the contract promises, and the test that shows it. */
export interface Rule {
  /** `CO-12`; keeps its number for good. */
  id: string;
  text: string;
  proof: Proof | Later;
}

interface Proof {
  /** Below `packages/server/tests`, without `.test.ts`. */
  file: string;
  /** The test's title, with those of its blocks where it would not be the only one. */
  test: string;
}

/** Part of the contract that is not served yet. */
interface Later {
  later: string;
}

export interface Section {
  code: string;
  title: string;
  rules: readonly Rule[];
}

type Entry = readonly [text: string, proof: string | Later, file?: string];

/** Numbers the rules in the order given, so new ones belong at the end. `file` is where their tests are unless an entry says otherwise. */
export function section(
  heading: { code: string; title: string; file: string },
  entries: readonly Entry[],
): Section {
  const { code, title, file } = heading;
  const rules = entries.map(([text, proof, otherFile], index) => ({
    id: `${code}-${index + 1}`,
    text,
    proof: typeof proof === "string" ? { file: otherFile ?? file, test: proof } : proof,
  }));
  return { code, title, rules };
}
