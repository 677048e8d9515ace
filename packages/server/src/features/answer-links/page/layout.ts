import { readFile } from "node:fs/promises";
import { contentHash } from "../../../platform/content-hash.ts";
import { type Html, html } from "./html.ts";

/** A complete page with its status. */
export interface Page {
  status: number;
  markup: string;
}

export interface PageFrame {
  render(page: { title: string; body: Html; status?: number; tellsFrame?: boolean }): Page;
  /** Headers for pages that these origins may embed in a frame. */
  headersFor(frameOrigins: readonly string[]): Readonly<Record<string, string>>;
}

/** Reads the style and the script once. Both are inlined, so that the pages load nothing else but a picture of the goods. */
export async function openPageFrame(): Promise<PageFrame> {
  const read = (name: string) => readFile(new URL(`./${name}`, import.meta.url), "utf8");
  const [style, script] = await Promise.all([read("page.css"), read("page.js")]);
  const policy = [
    "default-src 'none'",
    `style-src ${contentHash(style)}`,
    `script-src ${contentHash(script)}`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join("; ");
  return {
    headersFor: (frameOrigins) => ({
      "cache-control": "no-store",
      "content-security-policy": `${policy}; frame-ancestors ${frameOrigins.join(" ") || "'none'"}`,
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
      // Limited to these pages. With `no-referrer`, forms would be sent with the origin "null" and look
      // foreign.
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      // The older equivalent, which doesn't support a list of origins.
      ...(frameOrigins.length === 0 && { "x-frame-options": "DENY" }),
      "x-robots-tag": "noindex",
    }),
    render: ({ title, body, status = 200, tellsFrame = false }) => ({
      status,
      markup: html`<!doctype html>
<html lang="en"${tellsFrame && html` data-done`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${{ markup: style }}</style>
</head>
<body>
<main>
${body}
</main>
<script>${{ markup: script }}</script>
</body>
</html>
`.markup,
    }),
  };
}
