import { readFileSync } from "node:fs";
import { join } from "node:path";

const packages = join(import.meta.dirname, "../../../../../node_modules");

/** The published script of a library, as a page loads it. */
export function library(file: string): string {
  return `<script>${readFileSync(join(packages, file), "utf8").replaceAll("</script", "<\\/script")}</script>`;
}

/** The published style sheet of a library. */
export function styles(file: string): string {
  return `<style>${readFileSync(join(packages, file), "utf8")}</style>`;
}
