import type { Request } from "playwright-core";

/** Texts that are to leave the page, until they have, or until nobody can be waiting for them any more. */
export interface AwaitedTexts {
  /** The answer says whether all of them have left since, however they were written. */
  watchFor(texts: readonly string[]): () => boolean;
  note(request: Pick<Request, "url" | "postData">): void;
  /** Forgets all: a page that goes saves nothing any more. */
  clear(): void;
  count(): number;
}

/** A form has few rounds under way at a time. */
const mostRounds = 8;

/** Only what is still awaited is kept, never what was sent: a request may carry secrets. */
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

/** As it is the same in a form, in JSON and in an address. */
function bare(text: string): string {
  const decoded = text.replaceAll("+", " ").replace(/(%[\da-f]{2})+/gi, decodeOrKeep);
  return decoded.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function decodeOrKeep(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
