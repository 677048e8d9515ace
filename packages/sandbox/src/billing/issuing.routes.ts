import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { cardForm, cardQuery, cardsQuery, cardUpdateForm } from "./forms.ts";
import { getCard, issueCard, withSecrets } from "./issued-cards.ts";
import type { Ledger } from "./ledger.ts";
import { readQuery } from "./read-query.ts";

const idParams = z.object({ id: z.string() });

/** Issued cards: create, read, cancel. */
export function addIssuingRoutes(app: FastifyInstance, ledger: Ledger): void {
  app.post("/v1/issuing/cards", async ({ body }) => issueCard(ledger, cardForm.parse(body)));

  app.get("/v1/issuing/cards/:id", async ({ params, url }) => {
    const { card } = getCard(ledger, idParams.parse(params).id);
    const { expand = {} } = cardQuery.parse(readQuery(url));
    return withSecrets(card, Object.values(expand));
  });

  app.post("/v1/issuing/cards/:id", async ({ params, body }) => {
    const { card, spentMinor } = getCard(ledger, idParams.parse(params).id);
    const changed = { ...card, ...cardUpdateForm.parse(body) };
    ledger.save("issued_card", card.id, { card: changed, spentMinor });
    return changed;
  });

  app.get("/v1/issuing/cards", async ({ url }) => {
    const { cardholder, limit, starting_after: after } = cardsQuery.parse(readQuery(url));
    const all = ledger
      .list("issued_card")
      .map(({ card }) => card)
      .filter((card) => card.cardholder === cardholder);
    const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const data = all.slice(from, from + limit);
    return { object: "list", url: "/v1/issuing/cards", has_more: from + limit < all.length, data };
  });
}
