import { ZodError } from "zod";

/** A refusal in the processor's format. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: number, message: string, details: { code?: string; param?: string } = {}) {
    super(message);
    this.status = status;
    this.code = details.code;
    this.param = details.param;
  }
}

/** An object that does not exist: 404 if the address names it, 400 if a parameter does. */
export function missing(what: string, id: string, param?: string): ApiError {
  const status = param === undefined ? 404 : 400;
  const details = { code: "resource_missing", ...(param !== undefined && { param }) };
  return new ApiError(status, `No such ${what}: '${id}'`, details);
}

/** Converts a thrown error into the response. */
export function refusalOf(error: unknown): { status: number; body: object } {
  const refusal = error instanceof ZodError ? formRefusal(error) : error;
  if (!(refusal instanceof ApiError)) {
    const message = refusal instanceof Error ? refusal.message : "It failed";
    return { status: 500, body: { error: { type: "api_error", message } } };
  }
  const { status, message, code, param } = refusal;
  return {
    status,
    body: {
      error: { type: "invalid_request_error", message, ...(code && { code }), ...(param && { param }) },
    },
  };
}

function formRefusal({ issues: [issue] }: ZodError): ApiError {
  if (issue?.code === "unrecognized_keys") {
    const param = nameOf([...issue.path, ...issue.keys.slice(0, 1)]);
    return new ApiError(400, `Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  const param = nameOf(issue?.path ?? []);
  return new ApiError(400, `Invalid ${param}: ${issue?.message ?? "it does not fit"}`, { param });
}

/** `line_items[0][price]`. */
function nameOf([first = "", ...rest]: readonly PropertyKey[]): string {
  return `${String(first)}${rest.map((name) => `[${String(name)}]`).join("")}`;
}
