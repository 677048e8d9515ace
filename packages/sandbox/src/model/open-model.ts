import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { completionOf } from "./completion.ts";
import { type CompletionRequest, completionRequestSchema } from "./completion-request.ts";
import { maliciousTurn } from "./malicious-turn.ts";
import { type Turn, turnSchema } from "./turn.ts";

/** Path for asking, scripting and inspecting a model, on any host of the sandbox that is not a merchant's. */
export const MODEL_PATH = "/model/";

const longestKept = 200;

/**
 * A scripted model with the wire format of OpenAI's chat completions. `POST v1/chat/completions` asks it;
 * `PUT scripts/NAME` sets the answers of the model NAME, one turn per request and "stop" after the last; `GET
 * requests/NAME` shows what it was asked. The model `malicious` needs no script.
 */
export function openModel(): RequestListener {
  const scripts = new Map<string, Turn[]>();
  const requests = new Map<string, CompletionRequest[]>();
  const nextTurn = (request: CompletionRequest): Turn => {
    const earlier = requests.get(request.model) ?? [];
    requests.set(request.model, [...earlier, request].slice(-longestKept));
    if (request.model.startsWith("malicious")) return maliciousTurn(request, earlier.length);
    return scripts.get(request.model)?.shift() ?? { call: "stop", input: { reason: "no_way_on" } };
  };
  return async (request, response) => {
    const path = decodeURIComponent((request.url ?? "").slice(MODEL_PATH.length));
    const [kind, ...rest] = path.split("/");
    const name = rest.join("/");
    try {
      if (request.method === "POST" && path === "v1/chat/completions")
        return await complete(request, response, nextTurn);
      if (request.method === "PUT" && kind === "scripts") {
        scripts.set(name, z.array(turnSchema).parse(await json(request)));
        return send(response, 200, {});
      }
      if (request.method === "GET" && kind === "requests")
        return send(response, 200, requests.get(name) ?? []);
      return sendError(response, 404, "there is nothing here");
    } catch {
      return sendError(response, 400, "the request cannot be read");
    }
  };
}

async function complete(
  request: IncomingMessage,
  response: ServerResponse,
  nextTurn: (request: CompletionRequest) => Turn,
): Promise<void> {
  if (!/^Bearer \S+$/.test(request.headers.authorization ?? ""))
    return sendError(response, 401, "no API key was given");
  const asked = completionRequestSchema.parse(await json(request));
  const turn = nextTurn(asked);
  if ("silent" in turn) return;
  if ("status" in turn) {
    if (turn.retryAfterMs !== undefined) response.setHeader("retry-after-ms", String(turn.retryAfterMs));
    return sendError(
      response,
      turn.status,
      turn.status === 429 ? "too many requests" : "the model is not well",
    );
  }
  send(response, 200, completionOf(asked, turn));
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

function sendError(response: ServerResponse, status: number, message: string): void {
  send(response, status, { error: { message, type: "sandbox", param: null, code: null } });
}
