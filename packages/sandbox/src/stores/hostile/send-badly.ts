import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { Attack, Stage } from "./attack.ts";

type Manner = NonNullable<NonNullable<Attack["answer"]>[Stage]>;

const floodBytes = 200_000_000;
const html = { "content-type": "text/html; charset=utf-8" };

/** A misbehaving answer. */
export async function sendBadly(response: ServerResponse, manner: Manner, markup: string): Promise<void> {
  switch (manner) {
    case "silence":
      return;
    case "error":
      return void response.writeHead(500, html).end("<h1>Error</h1>");
    case "login":
      return void response.writeHead(401, { ...html, "www-authenticate": 'Basic realm="Tin"' }).end(markup);
    case "download":
      return void response
        .writeHead(200, { "content-type": "application/octet-stream", "content-disposition": "attachment" })
        .end("x".repeat(1_000_000));
    case "drip":
      response.writeHead(200, html).write(markup.replace("</body></html>", ""));
      while (!response.destroyed) {
        response.write("<!-- -->");
        await delay(200);
      }
      return;
    case "flood":
      return flood(response, markup);
  }
}

/** The client may disconnect at any moment. */
async function flood(response: ServerResponse, markup: string): Promise<void> {
  response.writeHead(200, html);
  await pipeline(Readable.from(floodOf(markup)), response).catch(() => undefined);
}

function* floodOf(markup: string): Generator<string> {
  const chunk = `<p>${"All the lanterns of the world. ".repeat(2_000)}</p>`;
  yield markup.replace("</body></html>", "");
  for (let sent = 0; sent < floodBytes; sent += chunk.length) yield chunk;
}
