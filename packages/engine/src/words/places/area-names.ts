import { phrases } from "../phrases.ts";

/** Names of lists that ask for the delivery area, with a price for each. Normalised. */
export const areaNames = phrases`area, areas, zone, zones, district, neighborhood, neighbourhood, suburb, city, town,
  gebiet, liefergebiet, stadtteil, bezirk, ort, secteur, quartier, commune, ville, zona, barrio, ciudad, distrito,
  quartiere, comune, citta, wijk, gebied, stad, plaats, bairro, regiao, cidade, dzielnica, strefa, miasto, omrade,
  stadsdel, ilce, semt, bolge, mahalle, sehir, mesto, obec, oblast, ctvrt, mestska cast, bydel, sted, poststed, fylke, kommune, 地域, エリア`;

/** In the labels of fields for a part of the town. Normalised. */
export const townParts = phrases`area, community, neighbourhood, neighborhood, locality, bairro, colonia, semt, mahalle, stadtteil, quartier, barrio,
  stadsdel, ctvrt, mestska cast, dzielnica, bydel, kaupunginosa, ilce, distrito, comuna`;
