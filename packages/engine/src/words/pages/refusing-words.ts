import { phrases } from "../phrases.ts";

/** A box with these refuses something, so that emptying it would agree. In all languages together. */
export const refusingWords: readonly string[] = phrases`
  do not want, dont want, do not wish, dont wish, would not like, do not send, dont send, do not share, dont share, do not sell, dont sell, do not contact, dont contact, do not call, dont call,
  do not email, do not renew, dont renew, do not add, dont add, do not use my data, opt out, opt me out, opting out, unsubscribe me, prefer not, would rather not, not interested, i decline, i object,
  mochte keine, mochte keinen, mochte nicht, will keine, will keinen, will nicht, wunsche keine, wunsche nicht, keine werbung, keine angebote, keinen newsletter, nicht weitergeben,
  nicht kontaktieren, nicht verlangern, widerspreche, ich verzichte,
  ne souhaite pas, ne souhaite plus, ne veux pas, ne desire pas, ne pas recevoir, ne pas partager, ne pas envoyer, ne pas renouveler, m oppose, moppose, je refuse,
  no quiero, no deseo, no enviar, no compartir, no renovar, me opongo, rechazo, non voglio, non desidero, non inviare, non condividere, non rinnovare, mi oppongo, rifiuto,
  wil geen, wil niet, wens geen, niet delen, geen aanbiedingen, geen nieuwsbrief, niet verlengen, nao quero, nao desejo, nao enviar, nao partilhar, nao compartilhar, nao renovar,
  nie chce, nie zycze sobie, nie wyrazam, nie wysylaj, nie udostepniaj, rezygnuje, sprzeciwiam sie, vill inte, onskar inte, skicka inte, dela inte, avstar, avbojer,
  istemiyorum, gondermeyin, paylasmayin, reddediyorum, nechci, nepreji si, nezasilat, nesouhlasim, odmitam, vil ikke, onsker ikke, send ikke, del ikke, frabeder, reserverer meg,
  希望しない, 希望しません, 受け取らない, 受け取りません, 送らないで, 不要です, 配信しない, 共有しない`;

/** With these, a refusal turns round: "I do not want to miss any offer". */
export const turningWords: readonly string[] = phrases`
  miss, missing, miss out, lose, left out, unprotected, uninsured, ungeschutzt, unversichert, verpassen, versaumen, verlieren, manquer, rater, perdre, perder, perderme, perdermi, perdere, missen, mislopen, verliezen, przegapic, stracic, missa, forlora,
  kacirmak, kaybetmek, zmeskat, prijit o, ga glip, glipp, miste, 見逃し, 逃したく`;
