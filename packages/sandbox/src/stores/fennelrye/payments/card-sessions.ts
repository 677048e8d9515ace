import { randomToken } from "../../../random-token.ts";
import type { Edition } from "../words/words.ts";

/** One visit to the card page: its purpose and where it returns to. */
export interface CardSession {
  readonly edition: Edition;
  readonly amount: string;
  readonly returnUrl: string;
}

export interface CardSessions {
  open(session: CardSession): string;
  find(id: string): CardSession | undefined;
}

export function createCardSessions(): CardSessions {
  const sessions = new Map<string, CardSession>();
  return {
    open(session) {
      const id = randomToken(24);
      sessions.set(id, session);
      return id;
    },
    find: (id) => sessions.get(id),
  };
}
