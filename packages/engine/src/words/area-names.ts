import { phrases } from "./phrases.ts";

/** What a list is called that asks where the goods go, with the price for each of its places. Normalised. */
export const areaNames = phrases`area, areas, zone, zones, district, neighborhood, neighbourhood, suburb, city, town,
  gebiet, liefergebiet, stadtteil, bezirk, ort, secteur, quartier, commune, ville, zona, barrio, ciudad, distrito,
  quartiere, comune, citta, wijk, gebied, stad, plaats, bairro, regiao, cidade, dzielnica, strefa, miasto, omrade,
  stadsdel, 地域, エリア`;
