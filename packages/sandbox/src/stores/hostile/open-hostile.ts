import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type Attack, type Scene, stages } from "./attack.ts";
import { attackSets } from "./attack-sets.ts";
import { ownSpeech, plainSpeech, roguePage, type Speech, stagePage } from "./pages.ts";
import { sendBadly } from "./send-badly.ts";
import { createVisits, type Visit } from "./visits.ts";

export const HOSTILE = "hostile.localhost";
export const ROGUE = "rogue.localhost";

/**
 * A shop that attacks its buyers, and a third party it works with. The address contains the visit, a port to
 * attack, the shop's wording (`plain`, `own`, or `half` of each) and the attack set:
 * `/VISIT~PORT~plain/SET/item`. `GET /_sets` lists the sets with their attacks, `GET /_visits/VISIT` returns
 * what the visit has sent.
 */
export function openHostile(
  originOf: (hostname: string) => string,
): [hostname: string, site: RequestListener][] {
  const visits = createVisits();
  const answer = async (host: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", originOf(host));
    const [, first = "", second = "", page = ""] = url.pathname.split("/");
    if (first === "_sets") return sendJson(response, attackSets);
    if (first === "_visits") return sendJson(response, visits.of(second));
    const [id = "", privatePort = "", speech = ""] = first.split("~");
    const visit = visits.of(id);
    const body = request.method === "POST" ? await text(request) : "";
    record(visit, { host, request, body, page });
    const attacks = attackSets.find(({ name }) => name === decodeURIComponent(second))?.attacks ?? [];
    const scene: Scene = {
      base: `${originOf(HOSTILE)}/${first}/${second}`,
      rogue: `${originOf(ROGUE)}/${first}/${second}`,
      privatePort,
    };
    if (host === ROGUE) return sendPage(response, roguePage(page, scene));
    await serve(response, { page, url, body, visit, attacks, scene, speech });
  };
  return [HOSTILE, ROGUE].map((host) => [
    host,
    (request, response) => void answer(host, request, response).catch(() => response.destroy()),
  ]);
}

const speeches: Readonly<Record<string, Speech>> = {
  own: ownSpeech,
  half: { ...ownSpeech, onwards: plainSpeech.onwards },
};

interface Asked {
  page: string;
  url: URL;
  body: string;
  visit: Visit;
  attacks: readonly Attack[];
  scene: Scene;
  speech: string;
}

async function serve(response: ServerResponse, asked: Asked): Promise<void> {
  const { page, url, body, visit, attacks, scene, speech: spoken } = asked;
  if (page === "sink") return void response.writeHead(204).end();
  if (page === "leap") return redirect(response, url.searchParams.get("to") ?? "/");
  if (page === "worker.js")
    return void response.writeHead(200, { "content-type": "text/javascript" }).end("");
  const sent = Object.fromEntries([...new URLSearchParams(body), ...url.searchParams]);
  if (page === "order") visit.orders.push({ charge: sent.charge ?? "", sent });
  const stage = stages.find((one) => one === page || (one === "received" && page === "order"));
  if (!stage) return void response.writeHead(404).end();
  const away = attacks
    .map((attack) => attack.redirect?.[stage]?.(scene))
    .find((address) => address !== undefined);
  if (away) return redirect(response, away);
  const manner = attacks.map((attack) => attack.answer?.[stage]).find((one) => one !== undefined);
  const speech = speeches[spoken] ?? plainSpeech;
  const markup = stagePage(stage, { scene, attacks, speech });
  if (manner) return sendBadly(response, manner, markup);
  sendPage(response, markup);
}

function record(
  visit: Visit,
  { host, request, body, page }: { host: string; request: IncomingMessage; body: string; page: string },
): void {
  if (page === "sink") {
    const [field = "", ...value] = body.split("\n");
    visit.fields.push({ host, field, value: value.join("\n") });
    return;
  }
  const { method = "", url = "", rawHeaders } = request;
  visit.requests.push({ host, method, path: url, body, headers: rawHeaders.join("\n") });
}

function sendPage(response: ServerResponse, markup: string): void {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
  response.end(markup);
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

function redirect(response: ServerResponse, address: string): void {
  response.writeHead(302, { location: address }).end();
}
