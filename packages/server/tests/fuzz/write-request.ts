import { gzipSync } from "node:zlib";
import type { FuzzRequest } from "./arbitrary-request.ts";
import type { Pool } from "./pool.ts";

/** The bytes of the request, and whether the server can tell where it ends. */
export function writeRequest(request: FuzzRequest, pool: Pool): { bytes: Buffer; isWhole: boolean } {
  const fill = (text: string) => text.replaceAll(/\$(\w+)/g, (all, name: string) => pool.get(name) ?? all);
  const payload = request.body === undefined ? undefined : writeBody(request.body, request.framing);
  const headers = [
    ...request.headers.map(([name, value]) => `${name}: ${fill(value)}`),
    ...(request.headers.some(([name]) => name === "host") ? [] : ["host: fuzz.example"]),
    ...(payload?.headers ?? []),
    "connection: close",
  ];
  const head = `${request.method} ${fill(request.path)} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`;
  return {
    bytes: Buffer.concat([Buffer.from(head, "latin1"), payload?.bytes ?? Buffer.alloc(0)]),
    isWhole: payload?.isWhole ?? true,
  };
}

interface Payload {
  headers: string[];
  bytes: Buffer;
  isWhole: boolean;
}

function writeBody(text: string, framing: FuzzRequest["framing"]): Payload {
  const bytes = Buffer.from(text);
  const lengthOf = (length: number) => [`content-length: ${length}`];
  const chunks = Buffer.concat([
    Buffer.from(bytes.length === 0 ? "" : `${bytes.length.toString(16)}\r\n`),
    bytes,
    Buffer.from(bytes.length === 0 ? "0\r\n\r\n" : "\r\n0\r\n\r\n"),
  ]);
  const chunked = "transfer-encoding: chunked";
  switch (framing) {
    case "length":
      return { headers: lengthOf(bytes.length), bytes, isWhole: true };
    case "chunked":
      return { headers: [chunked], bytes: chunks, isWhole: true };
    case "gzip": {
      const zipped = gzipSync(bytes);
      return {
        headers: ["content-encoding: gzip", ...lengthOf(zipped.length)],
        bytes: zipped,
        isWhole: true,
      };
    }
    case "short":
      return { headers: lengthOf(bytes.length + 10), bytes, isWhole: false };
    case "long":
      return { headers: lengthOf(Math.floor(bytes.length / 2)), bytes, isWhole: true };
    case "both":
      return { headers: [chunked, ...lengthOf(bytes.length)], bytes: chunks, isWhole: true };
    case "bad-chunks":
      return { headers: [chunked], bytes: Buffer.concat([Buffer.from("zz\r\n"), bytes]), isWhole: true };
  }
}
