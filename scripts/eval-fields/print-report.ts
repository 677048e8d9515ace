import type { Report, RoleScore } from "./score-readings.ts";

/** Prints a table and, on request, every field that was misread. */
export function printReport(report: Report, { withMisses }: { withMisses: boolean }): void {
  console.log(row("role", ["expected", "found", "correct", "precision", "recall"]));
  for (const [label, score] of Object.entries(report.roles)) console.log(row(label, cells(score)));
  console.log(row("card and address", cells(report.overall)));
  if (!withMisses) return;
  for (const { page, expected, role, control } of report.misses) {
    const { kind, type, name, id, label, placeholder, nearby, autocomplete } = control;
    console.log(`${page}: ${expected}, read as ${role}`, {
      kind,
      type,
      name,
      id,
      label,
      placeholder,
      nearby,
      autocomplete,
    });
  }
}

function cells({ expected, found, correct, precision, recall }: RoleScore): string[] {
  return [String(expected), String(found), String(correct), precision.toFixed(4), recall.toFixed(4)];
}

function row(label: string, values: string[]): string {
  return label.padEnd(22) + values.map((value) => value.padStart(11)).join("");
}
