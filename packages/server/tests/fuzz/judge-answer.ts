import { allRoutes, ErrorBody, limits, messages, type RouteDefinition } from "@cartwright/contract";
import { z } from "zod";
import type { RawAnswer } from "./exchange.ts";

const StrictError = z.strictObject(ErrorBody.shape);

/** What is wrong with the answer, or undefined where it is one that the contract knows. */
export function judgeAnswer(
  { method, path }: { method: string; path: string },
  { status, headers, body }: RawAnswer,
): string | undefined {
  if (!(status >= 200 && status < 500)) return `status ${status}`;
  if (method === "HEAD") return undefined;
  const text = body.toString();
  const type = headers["content-type"];
  const route = findRoute(method, path);
  if (status >= 300) return judgeRefusal(text, type, { mayBePlain: decode(path).includes("/embed") });
  if (route?.contentType !== undefined && status === 200)
    return type?.startsWith(route.contentType) ? undefined : `a success of type ${type}`;
  const schema = route?.responses[status];
  if (!schema) return `success ${status} on ${route ? route.path : "no route"}`;
  const parsed = schema.safeParse(text === "" ? undefined : parseJson(text));
  return parsed.success ? undefined : `a success that breaks its schema: ${parsed.error.message}`;
}

/** In plain text under `/embed`, unless the bytes were no request at all; in the one shape everywhere else. */
export function judgeRefusal(
  text: string,
  contentType: string | undefined,
  { mayBePlain }: { mayBePlain: boolean },
): string | undefined {
  if (mayBePlain && contentType === "text/plain; charset=utf-8" && plainTexts.has(text)) return undefined;
  if (contentType !== "application/json; charset=utf-8") return `a refusal of type ${contentType}`;
  const parsed = StrictError.safeParse(parseJson(text));
  return parsed.success ? undefined : `a refusal of another shape: ${text.slice(0, 300)}`;
}

const plainTexts = new Set<string>([
  ...["authorization", "content-type", "host", "idempotency-key"].map(messages.requests.repeatedHeader),
  messages.liveView.invalidToken,
  messages.liveView.tooManyViewers,
  messages.requests.notFound,
  messages.requests.invalid,
  messages.requests.malformedJson,
  messages.requests.unsupportedMediaType,
  messages.requests.bodyTooLarge(limits.body.maxBytes),
]);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return Symbol("not JSON");
  }
}

/** The route whose path this is, as a server reads a request line. */
function findRoute(method: string, target: string): RouteDefinition | undefined {
  const path = decode(target.replace(/^https?:\/\/[^/]*/, "").split(/[?#;]/, 1)[0] ?? "");
  return allRoutes.find((route) => {
    const pattern = route.path.replaceAll(/\{\w+\}/g, "[^/]*");
    return route.method === method && new RegExp(`^${pattern}$`).test(path);
  });
}

/** Letters alone: an encoded slash is part of a segment. */
function decode(path: string): string {
  return path.replaceAll(/%(4\d|5[0-9a]|6\d|7[0-9a])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
