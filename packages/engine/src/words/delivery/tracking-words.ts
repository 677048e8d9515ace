import { phrases } from "../phrases.ts";

/** What shops and requests call a delivery that can be followed, in all languages. Normalised. */
export const trackingWords = phrases`tracked, tracking, track and trace, track trace, traceable, trackable, sendungsverfolgung, verfolgbar,
  sendungsnummer, suivi, suivie, seguimiento, rastreo, rastreable, tracciata, tracciato, tracciabile, tracciamento, rastreio, rastreavel,
  rastreamento, volgbaar, sledzenie, sledzeniem, sledzenia, sledzona, sparbar, sparning, sporing, sporbar, sledovani, sledovanim, seuranta, takip,
  追跡`;
/** And one that cannot. */
export const untrackedWords = phrases`untracked, not tracked, untraceable, nicht verfolgbar, non suivi, non suivie, niet volgbaar, ej sparbar`;
