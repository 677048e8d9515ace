import type { Frame } from "playwright-core";
import { inCurrentDocument } from "./document-gone.ts";
import { evaluateInPagesWorld } from "./isolated-world.ts";
import type { Pace } from "./waiting/pace.ts";
import { bounded } from "./waiting/pace.ts";

const longest = 200;

/**
 * A string that a platform's scripts have put under this path of the page's global object. "" if there is
 * none, undefined if even the first object of the path is missing. The page controls the value.
 */
export async function readPageGlobal(
  frame: Frame,
  path: readonly string[],
  pace: Pace,
): Promise<string | undefined> {
  const found = await bounded(pace, 3_000, () =>
    inCurrentDocument(() => evaluateInPagesWorld(frame, reading(path))),
  );
  return typeof found === "string" ? found.slice(0, longest) : undefined;
}

/** Uses no prototype methods, because the page may have replaced them; the string may have any length. */
function reading(path: readonly string[]): string {
  return `(() => {
    try {
      const path = ${JSON.stringify(path)};
      let at = window;
      for (let step = 0; step < path.length; step += 1) {
        if (typeof at !== "object" || at === null) return step === 1 ? null : "";
        at = at[path[step]];
      }
      if (typeof at !== "string") return "";
      let text = "";
      for (let place = 0; place < at.length && place < ${longest}; place += 1) text += at[place];
      return text;
    } catch {
      return null;
    }
  })()`;
}
