import { createClient } from "@cartwright/contract";
import { expect, test, vi } from "vitest";
import { createMcpEndpoint } from "./mcp-endpoint.ts";

const protocol = "io.modelcontextprotocol";
const body = {
  jsonrpc: "2.0",
  id: 1,
  method: "subscriptions/listen",
  params: {
    notifications: { toolsListChanged: true },
    _meta: {
      [`${protocol}/protocolVersion`]: "2026-07-28",
      [`${protocol}/clientInfo`]: { name: "test", version: "1" },
      [`${protocol}/clientCapabilities`]: {},
    },
  },
};
const headers = {
  accept: "application/json, text/event-stream",
  "content-type": "application/json",
  "mcp-protocol-version": "2026-07-28",
  "mcp-method": "subscriptions/listen",
};

test("the subscriptions of one account leave room for another, and end with their stream", async () => {
  const endpoint = createMcpEndpoint({ onError: () => undefined });
  const client = createClient({ baseUrl: "http://127.0.0.1:9" });
  const open = (accountId: string) => {
    const request = new Request("http://127.0.0.1:9/mcp", { method: "POST", headers });
    return endpoint.answer(request, { body, caller: { client, scopes: ["*"], id: accountId, accountId } });
  };
  const isStream = (response: Response) => response.headers.get("content-type")?.includes("event-stream");

  const streams = await Promise.all(Array.from({ length: 20 }, () => open("greedy")));
  expect(streams.map(isStream)).toEqual(streams.map(() => true));
  expect(await (await open("greedy")).json()).toMatchObject({ id: 1, error: { code: -32603 } });
  const other = await open("other");
  expect(isStream(other)).toBe(true);

  await streams.pop()?.body?.cancel();
  await vi.waitFor(async () => {
    const again = await open("greedy");
    expect(isStream(again)).toBe(true);
    streams.push(again);
  });
  await Promise.all([...streams, other].map((stream) => stream.body?.cancel()));
  await endpoint.close();
});
