import type { z } from "zod";
import { ErrorBody } from "../errors.ts";
import { requestIdHeader } from "../request-id.ts";
import type { RouteDefinition, RouteInput, RouteOutput } from "../routes/define-route.ts";
import { type BuiltRequest, buildRequest, type CallInput } from "./build-request.ts";
import { ApiError, ConnectionError, UnexpectedAnswerError } from "./client-errors.ts";

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

export interface Connection {
  baseUrl: string;
  fetch: typeof fetch;
  timeoutMs: number;
  findBearerToken: () => Promise<string | undefined>;
}

export type CallRoute = <Route extends RouteDefinition>(
  route: Route,
  input: RouteInput<Route>,
  options?: CallOptions,
) => Promise<RouteOutput<Route>>;

/**
 * The one way a request goes out. Rejects with `ApiError` where the service refused, `ConnectionError` where
 * no answer came in time, `UnexpectedAnswerError` where the answer breaks the contract, and with the
 * signal's own reason where the caller aborted.
 */
export function createCallRoute(connection: Connection): CallRoute {
  return async (route, input, options = {}) => {
    const request = buildRequest(connection.baseUrl, route, input as CallInput);
    const takesToken = route.access === "credential" || route.access === "session";
    const token = takesToken ? await connection.findBearerToken() : undefined;
    if (token !== undefined) request.headers.authorization = `Bearer ${token}`;
    const answer = await exchange(connection, request, options.signal);
    return readAnswer(route, answer) as RouteOutput<typeof route>;
  };
}

interface Answer {
  status: number;
  text: string;
  requestId: string | undefined;
}

async function exchange(
  connection: Connection,
  request: BuiltRequest,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(connection.timeoutMs);
  const { url, ...init } = request;
  try {
    const response = await connection.fetch(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const requestId = response.headers.get(requestIdHeader) ?? undefined;
    return { status: response.status, text: await response.text(), requestId };
  } catch (cause) {
    signal?.throwIfAborted();
    const what = `${request.method} ${url}`;
    throw timeout.aborted
      ? new ConnectionError(`${what}: no answer within ${connection.timeoutMs} ms`, {
          isTimeout: true,
          cause,
        })
      : new ConnectionError(`${what}: the service cannot be reached`, { isTimeout: false, cause });
  }
}

function readAnswer(route: RouteDefinition, { status, text, requestId }: Answer): unknown {
  if (status < 200 || status > 299)
    throw new ApiError(status, ErrorBody.safeParse(parseJson(text)).data, requestId);
  const schema: z.ZodType | undefined = route.responses[status];
  const answer = schema?.safeParse(route.contentType ? text : parseJson(text));
  if (answer?.success) return answer.data;
  throw new UnexpectedAnswerError(
    `${route.method} ${route.path} answered ${status} with a body that the contract does not know`,
    { status, cause: answer?.error },
  );
}

/** Undefined where there is no JSON, which no schema but that of an empty body accepts. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
