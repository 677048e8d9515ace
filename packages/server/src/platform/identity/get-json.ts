import { lookup } from "node:dns";
import { get as getHttp } from "node:http";
import { get as getHttps } from "node:https";
import type { LookupFunction } from "node:net";

const maxBytes = 1024 * 1024;

/**
 * What an address answers, as JSON. The addresses are the operator's own, so that nothing guards them. Names under `.localhost` are
 * this machine, which not every resolver knows.
 */
export async function getJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await getText(url, signal);
  return JSON.parse(response);
}

function getText(url: string, signal: AbortSignal): Promise<string> {
  const get = url.startsWith("https:") ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    const request = get(url, { signal, lookup: lookupWithLoopback }, (response) => {
      if (response.statusCode !== 200) {
        response.resume();
        reject(new Error(`GET ${url} answered ${response.statusCode}`));
        return;
      }
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
        if (text.length > maxBytes) request.destroy(new Error(`GET ${url} answered too much`));
      });
      response.on("end", () => resolve(text));
      response.on("error", reject);
    });
    request.on("error", reject);
  });
}

/** For an agent or a request of Node's own client. */
export const lookupWithLoopback: LookupFunction = (hostname, options, callback) => {
  if (/(^|\.)localhost$/i.test(hostname)) lookup("127.0.0.1", options, callback);
  else lookup(hostname, options, callback);
};
