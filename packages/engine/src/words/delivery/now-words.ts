import { phrases } from "../phrases.ts";

/** Of a choice between now and a day of the buyer's own: "Right away". Normalised. */
export const nowWords: readonly string[] = phrases`right away, straight away, immediately, instantly, now, as soon as possible,
  asap, today, sofort, jetzt, schnellstmoglich, so schnell wie moglich, heute, maintenant, tout de suite, immediatement,
  des que possible, aujourdhui, ahora, inmediatamente, de inmediato, lo antes posible, cuanto antes, hoy, subito, adesso,
  immediatamente, il prima possibile, oggi, nu, meteen, direct, zo snel mogelijk, vandaag, agora, imediatamente,
  o mais rapido possivel, hoje, teraz, natychmiast, od razu, jak najszybciej, dzisiaj, genast, omgaende, sa snart som mojligt,
  idag, straks, hurtigst muligt, i dag, hned, ihned, co nejdrive, dnes, hemen, simdi, bugun, 今すぐ, すぐに, 最短, 本日`;
