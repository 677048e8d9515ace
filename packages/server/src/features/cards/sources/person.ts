import type { CardSource } from "../card-source.ts";

/** The person who is asked gives the number of a card of theirs. Nothing is made, so nothing is closed. */
export const personSource: CardSource = {
  name: "person",
  offers: () => false,
  make: async () => ({ kind: "refused", why: "This service makes no cards." }),
  close: async () => undefined,
};
