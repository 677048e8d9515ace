import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { BrowserContext } from "playwright-core";
import { bundleInPage } from "../../packages/engine/src/page/bundle-in-page.ts";
import { assignRoles } from "../../packages/engine/src/page/fields/assign-roles.ts";
import type { ControlSnapshot } from "../../packages/engine/src/page/fields/control-snapshot.ts";
import type { FieldRole } from "../../packages/engine/src/page/fields/field-role.ts";
import { languagesFor } from "../../packages/engine/src/words/languages.ts";
import type { readLabelled } from "./in-page/read-labelled.ts";

export interface Reading {
  page: string;
  /** The hand label, alternatives joined by ` OR `. */
  expected: string;
  role: FieldRole;
  control: ControlSnapshot;
}

const script = bundleInPage(new URL("./in-page/read-labelled.ts", import.meta.url));

/** Classifies every control of a saved page and keeps those with a hand label. */
export async function readLabelledPage(context: BrowserContext, path: string): Promise<Reading[]> {
  const page = await context.newPage();
  try {
    await page.route("**/*", (route) => route.abort());
    await page.setContent(await readFile(path, "utf8"), { waitUntil: "domcontentloaded" });
    const { language, labelled } = await page.evaluate<ReturnType<typeof readLabelled>>(
      `${await script}; inPage.readLabelled()`,
    );
    const controls = labelled.map(({ control }) => control);
    const roles = assignRoles(controls, languagesFor(language));
    return labelled.flatMap(({ control, expected }, index) =>
      expected === ""
        ? []
        : [{ page: basename(path), expected, role: roles[index]?.role ?? "unknown", control }],
    );
  } finally {
    await page.close();
  }
}
