import { writeFile } from "node:fs/promises";
import type { Evidence } from "@cartwright/contract";
import type { Command } from "commander";
import { CliError } from "../cli-error.ts";
import { exitCodes } from "../exit-codes.ts";
import type { Host } from "../host.ts";
import { printJournal } from "../print-journal.ts";
import { openSession, type Session, type SharedOptions } from "../session.ts";
import { addCommand } from "../shared-options.ts";

interface ReplayOptions extends SharedOptions {
  export?: string;
}

export function addReplayCommand(program: Command, host: Host): void {
  addCommand(program, "replay <id>", "show what the runs of a checkout saw, weighed and tried")
    .option("--export <file>", "write the last page of it to a file that tests can play back")
    .action((id: string, options: ReplayOptions) => replay(host, id, options));
}

async function replay(host: Host, id: string, { export: file, ...shared }: ReplayOptions): Promise<void> {
  const session = await openSession(host, shared);
  const { client, output } = session;
  const evidence = await client.checkouts.getEvidence(id, { signal: host.signal });
  output.json(evidence);
  if (evidence.steps.length === 0) output.line(whyEmpty(evidence));
  else printJournal(output, evidence.steps);
  if (file !== undefined) await exportReading(session, evidence, file);
}

function whyEmpty({ days }: Evidence): string {
  return days === 0
    ? "This service keeps no evidence. Its operator switches it on with EVIDENCE_DAYS."
    : `Nothing is kept of this checkout. Evidence goes after ${days} days, and with the personal data of its checkout.`;
}

/** Exports the newest reading, which shows where the run stopped. */
async function exportReading(
  { host, client, output }: Session,
  evidence: Evidence,
  file: string,
): Promise<void> {
  const newest = evidence.parts.findLast(({ kind }) => kind === "reading");
  if (!newest)
    throw new CliError(
      "No reading is kept of this checkout: its runs found their way.",
      exitCodes.unexpected,
    );
  const { data } = await client.checkouts.getEvidencePart(evidence.checkoutId, newest.id, {
    signal: host.signal,
  });
  await writeFile(file, data, { flag: "wx" }).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === "EEXIST" ? "it exists already" : cause.message;
    throw new CliError(`Cannot write ${file}: ${reason}.`, exitCodes.usage);
  });
  output.note(`The last page was written to ${file}.`);
}
