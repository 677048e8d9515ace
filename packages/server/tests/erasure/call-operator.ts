import type { TestServer } from "../support/start-test-server.ts";

export async function callOperator(
  { operationsUrl }: TestServer,
  method: string,
  path: string,
  body?: object,
) {
  const response = await fetch(`${operationsUrl}${path}`, {
    method,
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}
