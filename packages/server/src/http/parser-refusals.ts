import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { messages, requestIdHeader } from "@cartwright/contract";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { newId } from "../platform/ids.ts";
import { endSoon } from "./end-soon.ts";
import { errorBody, isUnderEmbed } from "./error-handler.ts";

const jsonHeaders = { "content-type": "application/json; charset=utf-8" };
const plainHeaders = { "content-type": "text/plain; charset=utf-8" };

const statusesByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers input that isn't an HTTP request. Only the socket is available at that point. */
export function createUnparsableAnswer(logger: FastifyBaseLogger) {
  return (error: Error & { code?: string }, socket: Duplex): void => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusesByCode[error.code ?? ""] ?? 400;
    endSoon(socket, rawAnswer(status, messages.requests.invalid, logRefusal(logger, status)));
  };
}

/** Handles the two kinds of request that Node would otherwise refuse without a body. */
export function addParserRefusals(app: FastifyInstance, logger: FastifyBaseLogger): void {
  app.server.on("checkExpectation", (request, response) => {
    const { invalid } = messages.requests;
    const isPlain = isUnderEmbed(request.url ?? "");
    const body = isPlain ? invalid : JSON.stringify(errorBody(invalid));
    const length = { "content-length": Buffer.byteLength(body) };
    const id = { [requestIdHeader]: logRefusal(logger, 417) };
    response.writeHead(417, { ...(isPlain ? plainHeaders : jsonHeaders), ...length, ...id }).end(body);
  });
  app.server.on("connect", (_request, socket) => {
    endSoon(socket, rawAnswer(404, messages.requests.notFound, logRefusal(logger, 404)));
  });
}

/** Returns the request id used in the log. */
function logRefusal(logger: FastifyBaseLogger, status: number): string {
  const requestId = newId();
  logger.info({ requestId, status }, "answered");
  return requestId;
}

function rawAnswer(status: number, message: string, requestId: string): string {
  const body = JSON.stringify(errorBody(message));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    `${requestIdHeader}: ${requestId}`,
    "connection: close",
    "",
    body,
  ].join("\r\n");
}
