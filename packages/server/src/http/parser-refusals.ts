import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { messages } from "@cartwright/contract";
import type { FastifyInstance } from "fastify";
import { errorBody, isUnderEmbed } from "./error-handler.ts";

const jsonHeaders = { "content-type": "application/json; charset=utf-8" };
const plainHeaders = { "content-type": "text/plain; charset=utf-8" };

const statusesByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers bytes that are no HTTP request: nothing but the socket exists at that point. */
export function answerUnparsable(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusesByCode[error.code ?? ""] ?? 400;
  socket.end(rawAnswer(status, messages.requests.invalid));
}

/** The two kinds of request that Node refuses by itself, without a body. */
export function addParserRefusals(app: FastifyInstance): void {
  app.server.on("checkExpectation", (request, response) => {
    const { invalid } = messages.requests;
    const isPlain = isUnderEmbed(request.url ?? "");
    const body = isPlain ? invalid : JSON.stringify(errorBody(invalid));
    const length = { "content-length": Buffer.byteLength(body) };
    response.writeHead(417, { ...(isPlain ? plainHeaders : jsonHeaders), ...length }).end(body);
  });
  app.server.on("connect", (_request, socket) => {
    socket.end(rawAnswer(404, messages.requests.notFound));
  });
}

function rawAnswer(status: number, message: string): string {
  const body = JSON.stringify(errorBody(message));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
    "",
    body,
  ].join("\r\n");
}
