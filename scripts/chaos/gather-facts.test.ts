import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { findCheckout } from "./gather-facts.ts";

it("takes a checkout for lost because the API says so, not because an answer was lost", async () => {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    if (requests === 1) request.socket.destroy();
    else if (requests === 2) response.writeHead(503).end("{}");
    else
      response
        .writeHead(404, { "content-type": "application/json" })
        .end(JSON.stringify({ error: true, message: "There is no such checkout." }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const found = await findCheckout(baseUrl, {
    id: "3a4e5bd2-bd53-4b17-b7c5-6a817225d345",
    apiKey: "ck_test_1",
  });

  expect(found).toBeUndefined();
  expect(requests).toBe(3);
});
