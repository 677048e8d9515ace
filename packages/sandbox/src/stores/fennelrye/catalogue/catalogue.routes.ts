import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { findCountry } from "../../../places/countries.ts";
import { sendPage } from "../../../send-page.ts";
import { plainPage } from "../pages/order-pages.ts";
import { homePage, productPage } from "../pages/shop-pages.ts";
import { type Shop, visitorOf } from "../shop.ts";
import type { Edition } from "../words/words.ts";
import { findProduct } from "./catalogue.ts";

const params = z.object({ slug: z.string() });
const query = z.object({ error: z.enum(["chooseError", "soldOutError"]).optional().catch(undefined) });
const placeQuery = z.object({ country: z.string().default(""), postcode: z.string().default("") });

/** Towns that the place service returns for any postcode. */
const TOWNS = ["Ryeham", "Fennelton", "Old Crust", "Upper Crumb", "Kneading"];

export function addCatalogueRoutes(app: FastifyInstance, shop: Shop, edition: Edition): void {
  app.get(`${edition.prefix}/`, (request, reply) =>
    sendPage(reply, homePage({ edition, visitor: visitorOf(shop, request) })),
  );
  app.get(`${edition.prefix}/item/:slug`, (request, reply) => {
    const view = { edition, visitor: visitorOf(shop, request) };
    const product = findProduct(params.parse(request.params).slug);
    if (!product) return sendPage(reply.code(404), plainPage(view, edition.words.notFound));
    const { error } = query.parse(request.query);
    return sendPage(reply, productPage(view, product, error ? [edition.words[error]] : []));
  });
}

/** The API for the address page's script. */
export function addPlaceRoutes(app: FastifyInstance): void {
  app.get("/api/regions", (request) => {
    const { country } = placeQuery.parse(request.query);
    const zones = findCountry(country)?.zones ?? [];
    return zones.map(({ code, name }) => ({ value: code, name }));
  });
  app.get("/api/place", (request) => {
    const { postcode } = placeQuery.parse(request.query);
    const digits = Number(postcode.replace(/\D/g, "").slice(0, 6));
    return { town: TOWNS[digits % TOWNS.length] };
  });
}
