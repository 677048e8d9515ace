import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, totalmem } from "node:os";

const file = new URL("../../docs/benchmarks.md", import.meta.url);

const preface = `# Benchmarks

Written by \`npm run bench [name]\`. A timing is a ratio against something run beside it, in the same run; the two take turns.
`;

/** Replaces the section of one benchmark and leaves the others as they are. */
export async function writeReport(name: string, findings: string): Promise<void> {
  const text = await readFile(file, "utf8").catch(() => preface);
  const section = `## ${name}\n\n${describeMachine()}\n\n${findings.trim()}\n`;
  const sections = text.split(/^(?=## )/m);
  const index = sections.findIndex((each) => each.startsWith(`## ${name}\n`));
  if (index === -1) sections.push(section);
  else sections[index] = section;
  await writeFile(file, `${sections.map((each) => each.trim()).join("\n\n")}\n`);
}

function describeMachine(): string {
  const memoryGib = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model.trim() || "unknown processor";
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${availableParallelism()} cores (${model}), ${memoryGib} GiB, Node ${process.versions.node}.`;
}
