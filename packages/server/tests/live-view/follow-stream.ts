import { expect, vi } from "vitest";

export interface StreamEvent {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: what an event holds is what the tests look at.
  data: any;
}

export interface FollowedStream {
  events: StreamEvent[];
  named(name: string): StreamEvent["data"][];
  /** Waits for an event of this name, or for so many of them. */
  until(name: string, count?: number): Promise<StreamEvent["data"]>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  leave(): void;
}

/** Reads a stream as a viewer's browser does. */
export async function followStream(viewerUrl: string): Promise<FollowedStream> {
  const url = new URL(viewerUrl);
  url.pathname += "/stream";
  const abort = new AbortController();
  const response = await fetch(url, { signal: abort.signal });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  expect(response.headers.get("request-id")).toMatch(/^[0-9a-f-]{36}$/);
  const events: StreamEvent[] = [];
  const named = (name: string) => events.filter((event) => event.name === name).map(({ data }) => data);
  return {
    events,
    named,
    until: (name, count = 1) =>
      vi.waitFor(
        () => {
          const found = named(name);
          expect(found.length).toBeGreaterThanOrEqual(count);
          return found.at(-1);
        },
        { timeout: 20_000, interval: 10 },
      ),
    ended: collect(response, events).catch(() => undefined),
    leave: () => abort.abort(),
  };
}

async function collect(response: Response, events: StreamEvent[]): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of response.body ?? []) {
    const texts = (rest + decoder.decode(bytes, { stream: true })).split("\n\n");
    rest = texts.pop() ?? "";
    for (const text of texts) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(text) ?? [];
      if (name !== undefined) events.push({ name, data: JSON.parse(data ?? "null") });
    }
  }
}
