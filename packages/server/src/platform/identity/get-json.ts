import { get as getHttp } from "node:http";
import { get as getHttps } from "node:https";
import { lookupWithLoopback } from "../lookup-with-loopback.ts";

const maxBytes = 1024 * 1024;

/** Fetches JSON. Has no outbound restrictions, because the URLs come from the operator. */
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
