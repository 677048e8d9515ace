import type { Request } from "playwright-core";
import { decodePart } from "../../decode-part.ts";

/** Tracks texts that the page should send, until it has sent them or they can't be awaited any more. */
export interface AwaitedTexts {
  /** Returns a function that says whether all of them have been sent since, in any encoding. */
  watchFor(texts: readonly string[]): () => boolean;
  note(request: Pick<Request, "url" | "postData">): void;
  /** Forgets all of them: a page being replaced saves nothing more. */
  clear(): void;
  count(): number;
}

/** A form rarely has this many rounds at once. */
const mostRounds = 8;

/** Stores only what is still awaited, never what was sent: requests may contain secrets. */
export function awaitTexts(): AwaitedTexts {
  const rounds = new Set<Set<string>>();
  return {
    watchFor: (wanted) => {
      const texts = new Set(wanted.map(bare).filter(Boolean));
      rounds.add(texts);
      const [oldest] = rounds;
      if (oldest && rounds.size > mostRounds) rounds.delete(oldest);
      return () => texts.size === 0;
    },
    note: (request) => {
      if (rounds.size === 0) return;
      const sent = bare(`${request.url()} ${request.postData() ?? ""}`);
      for (const texts of rounds) {
        for (const text of texts) if (sent.includes(text)) texts.delete(text);
        if (texts.size === 0) rounds.delete(texts);
      }
    },
    clear: () => rounds.clear(),
    count: () => rounds.size,
  };
}

/** The same for form data, JSON and URLs. */
function bare(text: string): string {
  const decoded = text.replaceAll("+", " ").replace(/(%[\da-f]{2})+/gi, decodePart);
  return decoded.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
