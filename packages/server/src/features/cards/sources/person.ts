import type { CardSource } from "../card-source.ts";

/** The person gives the number of one of their own cards. Nothing is made, so nothing has to be closed. */
export const personSource: CardSource = {
  name: "person",
  offers: () => false,
  make: async () => ({ kind: "refused", why: "This service makes no cards." }),
  close: async () => undefined,
};
