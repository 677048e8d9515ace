import { phrases } from "../phrases.ts";

/** On a button that keeps the address as it was entered, beside one that takes the shop's. In all languages together. */
export const ownAddressWords: readonly string[] = phrases`
  as entered, i entered, you entered, entered address, address entered, keep my address, use my address, my original address, original address, use original, keep original, keep mine, use mine,
  wie eingegeben, eingegebene adresse, meine adresse verwenden, meine adresse behalten, adresse beibehalten, eingabe beibehalten,
  adresse saisie, mon adresse, conserver l adresse, garder mon adresse, telle que saisie, garder la mienne,
  direccion introducida, mi direccion, mantener mi direccion, usar la mia, tal como la escribi, direccion original,
  indirizzo inserito, il mio indirizzo, mantieni il mio, usa il mio, come inserito, indirizzo originale,
  ingevoerde adres, mijn adres, zoals ingevoerd, adres behouden, oorspronkelijk adres,
  endereco informado, meu endereco, manter o meu, usar o meu, como digitado, endereco original,
  wprowadzony adres, moj adres, zachowaj adres, pozostaw moj, jak wpisano,
  angiven adress, min adress, behall min, som angivet, anvand min, girdigim adres, adresimi kullan, adresimi koru, girildigi gibi,
  zadana adresa, moje adresa, ponechat adresu, jak jsem zadal, ponechat moji, indtastede adresse, angivne adresse, min adresse, behold min, som indtastet, bruk min,
  入力した住所, 入力どおり, このまま使用, 元の住所`;
