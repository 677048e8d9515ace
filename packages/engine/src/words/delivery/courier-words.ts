import { phrases } from "../phrases.ts";

/** Who brings a parcel, and what they are told, in requests and checkouts of all languages. Normalised. */
export const courierWords = phrases`courier, couriers, driver, delivery driver, postman, postwoman, delivery person, delivery man, delivery guy, doorbell, door bell,
  ring the bell, ring at, ring twice, knock on, knock at,
  neighbour, neighbours, neighbor, neighbors, concierge, leave it at, leave the parcel, leave the package, leave it with, gate code, fahrer, fahrerin, zusteller,
  zustellerin, paketbote, paketboten, bote, klingel, klingeln, nachbar, nachbarn, nachbarin, livreur, facteur, coursier, sonnette, voisin, voisine, voisins, gardien,
  repartidor, mensajero, cartero, timbre, vecino, vecina, portero, corriere, fattorino, postino, citofono, vicino di casa, portinaio, bezorger, koerier, postbode, deurbel,
  buren, kurier, kuriera, listonosz, dzwonek, sasiad, sasiada, entregador, motoboy, carteiro, campainha, vizinho, porteiro, chauffor, granne, nabo, postbud`;
