import type { Frame } from "playwright-core";
import { evaluateInPagesWorld } from "./isolated-world.ts";
import type { Pace } from "./waiting/pace.ts";
import { bounded } from "./waiting/pace.ts";

const longest = 200;

/**
 * A text that a platform's scripts have put under this path of the page's global object: "" where there is none,
 * undefined where not even the first object of the path is there. The page can make it say anything.
 */
export async function readPageGlobal(
  frame: Frame,
  path: readonly string[],
  pace: Pace,
): Promise<string | undefined> {
  const found = await bounded(pace, 3_000, () => evaluateInPagesWorld(frame, reading(path)));
  return typeof found === "string" ? found.slice(0, longest) : undefined;
}

/** Without a method of any prototype, all of which the page may have replaced; a text of its own may have any length. */
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
