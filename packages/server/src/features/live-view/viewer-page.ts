import { readFile } from "node:fs/promises";
import { contentHash } from "../../platform/content-hash.ts";

export interface ViewerPage {
  html: string;
  /** Allows exactly what the page needs. */
  headers: Readonly<Record<string, string>>;
}

/** Each comes after the files whose rules it overrides. */
const styles = ["viewer.css", "stage.css", "steps.css", "layout.css"];
/** Each comes after the modules it imports. */
const modules = ["elements.js", "words.js", "end-in-sight.js", "steps.js", "stage.js", "viewer.js"];

/** Assembles the page from its parts, so that the stream is its only request. */
export async function readViewerPage(): Promise<ViewerPage> {
  const [page, style, script] = await Promise.all([
    readPart("viewer.html"),
    Promise.all(styles.map(readPart)).then((parts) => parts.join("\n")),
    Promise.all(modules.map(readPart)).then(joinModules),
  ]);
  const html = page.replace("/* style */", () => style).replace("/* script */", () => script);
  const policy = [
    "default-src 'none'",
    `script-src ${contentHash(script)}`,
    `style-src ${contentHash(style)}`,
    "img-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ];
  return {
    html,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy.join("; "),
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    },
  };
}

function readPart(name: string): Promise<string> {
  return readFile(new URL(`./viewer/${name}`, import.meta.url), "utf8");
}

/** Joins them into one script, so that the policy needs a single hash. */
function joinModules(sources: readonly string[]): string {
  return sources
    .map((source) => source.replaceAll(/^import [^;]*;\n/gm, "").replaceAll(/^export /gm, ""))
    .join("\n");
}
