import type { SentDocument } from "../guards/navigation-guard.ts";

/** The values of a form as browsers encode it; other encodings contain none of the form's names. */
export function valuesSent({ url, body }: SentDocument): (readonly [string, string])[] {
  const inAddress = [...(URL.parse(url)?.searchParams ?? [])];
  const boundary = /^--([^\r\n]{1,200})\r\n/.exec(body)?.[1];
  return [...inAddress, ...(boundary ? partsOf(body, boundary) : new URLSearchParams(body))];
}

function partsOf(body: string, boundary: string): (readonly [string, string])[] {
  return body.split(`--${boundary}`).flatMap((part) => {
    const end = part.indexOf("\r\n\r\n");
    const name = /\bname="([^"]{1,300})"/.exec(part.slice(0, Math.max(0, end)))?.[1];
    return name === undefined ? [] : [[name, part.slice(end + 4).replace(/\r\n$/, "")] as const];
  });
}
