import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

export interface ViewerPage {
  html: string;
  /** Lets the page do what it does, and nothing else. */
  headers: Readonly<Record<string, string>>;
}

/** Puts the page together from its parts, so that it asks for nothing besides the stream. */
export async function readViewerPage(): Promise<ViewerPage> {
  const [page, style, script] = await Promise.all(
    ["viewer.html", "viewer.css", "viewer.js"].map((name) =>
      readFile(new URL(`./viewer/${name}`, import.meta.url), "utf8"),
    ),
  );
  const html = (page ?? "")
    .replace("/* style */", () => style ?? "")
    .replace("/* script */", () => script ?? "");
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script ?? "")}`,
    `style-src ${hashOf(style ?? "")}`,
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

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
