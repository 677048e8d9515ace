/** A refusal in the processor's own shape. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function missing(what: string, id: string): ApiError {
  return new ApiError(404, `No such ${what}: '${id}'`, "resource_missing");
}
