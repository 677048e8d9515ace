import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CheckoutStatusChanged, WebhookEvent } from "@cartwright/contract";

export interface Received {
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
  rawBody: Buffer;
  event: CheckoutStatusChanged;
  at: Date;
}

export interface Receiver {
  port: number;
  url(path?: string): string;
  /** In the order in which they came, answered or not. */
  received: Received[];
  /** Those at a path. */
  at(path: string): Received[];
  close(): Promise<void>;
}

/** What a receiver does with a delivery, besides noting it down. */
export type Behaviour = (response: ServerResponse, delivery: Received, request: IncomingMessage) => void;

export const accept: Behaviour = (response) => response.writeHead(204).end();
export const answer =
  (status: number): Behaviour =>
  (response) =>
    response.writeHead(status).end();
/** Says nothing, and keeps the connection. */
export const hang: Behaviour = () => undefined;

/** A real listener on this machine that notes every event of a checkout down, and takes test events. */
export async function startReceiver(behave: Behaviour = accept): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const rawBody = Buffer.concat(await Array.fromAsync(request));
    const event = WebhookEvent.parse(JSON.parse(rawBody.toString()));
    if (event.type === "webhook.test") {
      response.writeHead(204).end();
      return;
    }
    const delivery: Received = {
      path: request.url ?? "",
      method: request.method ?? "",
      headers: request.headers,
      rawBody,
      event,
      at: new Date(),
    };
    received.push(delivery);
    behave(response, delivery, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: (path = "/") => `http://127.0.0.1:${port}${path}`,
    received,
    at: (path) => received.filter((delivery) => delivery.path === path),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
