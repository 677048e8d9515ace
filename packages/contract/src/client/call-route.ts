import type { z } from "zod";
import { ErrorBody } from "../errors.ts";
import { requestIdHeader } from "../request-id.ts";
import type { RouteDefinition, RouteInput, RouteOutput } from "../routes/define-route.ts";
import { type BuiltRequest, buildRequest, type CallInput } from "./build-request.ts";
import { ApiError, ConnectionError, UnexpectedAnswerError } from "./client-errors.ts";
import { parseJson } from "./parse-json.ts";

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
 * Sends every request. Rejects with `ApiError` if the service refused, `ConnectionError` if no answer came in
 * time, `UnexpectedAnswerError` if the answer breaks the contract, and with the signal's own reason if the
 * caller aborted.
 */
export function createCallRoute(connection: Connection): CallRoute {
  return async (route, input, options = {}) => {
    const request = await prepare(connection, route, input as CallInput);
    const answer = await exchange(connection, request, options.signal);
    return readAnswer(route, answer) as RouteOutput<typeof route>;
  };
}

export type OpenRoute = <Route extends RouteDefinition>(
  route: Route,
  input: RouteInput<Route>,
  options?: CallOptions,
) => Promise<Response | undefined>;

/** Like `createCallRoute`, for streams: resolves once the stream has begun. Undefined without a body. */
export function createOpenRoute(connection: Connection): OpenRoute {
  return async (route, input, options = {}) => {
    const { contentType = "application/json" } = route;
    const request = await prepare(connection, route, input as CallInput);
    request.headers.accept = contentType;
    const response = await begin(connection, request, options.signal);
    if (response.status === 204) return undefined;
    if (response.ok && response.headers.get("content-type")?.startsWith(contentType)) return response;
    if (!response.ok) throw refusalOf(await toAnswer(response));
    throw unexpected(route, response.status);
  };
}

async function prepare(
  { baseUrl, findBearerToken }: Connection,
  route: RouteDefinition,
  input: CallInput,
): Promise<BuiltRequest> {
  const request = buildRequest(baseUrl, route, input);
  const takesToken = route.access === "credential" || route.access === "session";
  const token = takesToken ? await findBearerToken() : undefined;
  if (token !== undefined) request.headers.authorization = `Bearer ${token}`;
  refuseUnsendable(request.headers);
  return request;
}

/**
 * `fetch` rejects such a header as if the network had failed, which callers would retry forever. It takes off
 * white space at both ends by itself.
 */
function refuseUnsendable(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers))
    if (!/^[\x20-\x7e]*$/.test(value.trim()))
      throw new TypeError(`${name}: may hold only printable ASCII characters`);
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
  try {
    return await toAnswer(await send(connection, request, { signal, timeout }));
  } catch (cause) {
    throw explain(cause, { connection, request, signal, timeout });
  }
}

/** Resolves with the head of the answer; reading its body has no time limit. */
async function begin(
  connection: Connection,
  request: BuiltRequest,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), connection.timeoutMs);
  try {
    return await send(connection, request, { signal, timeout: timeout.signal });
  } catch (cause) {
    throw explain(cause, { connection, request, signal, timeout: timeout.signal });
  } finally {
    clearTimeout(timer);
  }
}

interface Limits {
  signal: AbortSignal | undefined;
  timeout: AbortSignal;
}

function send(connection: Connection, request: BuiltRequest, { signal, timeout }: Limits): Promise<Response> {
  const { url, ...init } = request;
  return connection.fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
}

/** Throws the signal's own reason if the caller aborted. */
function explain(
  cause: unknown,
  failed: Limits & { connection: Connection; request: BuiltRequest },
): ConnectionError {
  failed.signal?.throwIfAborted();
  const what = `${failed.request.method} ${failed.request.url}`;
  return failed.timeout.aborted
    ? new ConnectionError(`${what}: no answer within ${failed.connection.timeoutMs} ms`, {
        isTimeout: true,
        cause,
      })
    : new ConnectionError(`${what}: the service cannot be reached`, { isTimeout: false, cause });
}

async function toAnswer(response: Response): Promise<Answer> {
  const requestId = response.headers.get(requestIdHeader) ?? undefined;
  return { status: response.status, text: await response.text(), requestId };
}

function readAnswer(route: RouteDefinition, answer: Answer): unknown {
  const { status, text } = answer;
  if (status < 200 || status > 299) throw refusalOf(answer);
  const schema: z.ZodType | undefined = route.responses[status];
  const body = schema?.safeParse(route.contentType ? text : parseJson(text));
  if (body?.success) return body.data;
  throw unexpected(route, status, body?.error);
}

function refusalOf({ status, text, requestId }: Answer): ApiError {
  return new ApiError(status, ErrorBody.safeParse(parseJson(text)).data, requestId);
}

function unexpected({ method, path }: RouteDefinition, status: number, cause?: unknown) {
  return new UnexpectedAnswerError(
    `${method} ${path} answered ${status} with a body that the contract does not know`,
    { status, cause },
  );
}
