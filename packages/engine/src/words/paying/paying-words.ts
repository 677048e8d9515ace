import { phrases } from "../phrases.ts";

/** The beginnings of words about paying. In all languages together. */
export const payingStems =
  /\b(?:pay(?!pal|pay)|paid|charged|billed|invoiced|bezahl|zahl(?:en|t|bar|ung)|paie|paye|paiement|reglement|regler|pag(?:a|o|ue|he)|betal|betaal|platn|platb|platit|zaplac|zaplat|plac[ie]|odem|odey|uhrad)|払|決済/;

/** Money that is handed over. In all languages together. */
export const cashWords: readonly string[] = phrases`cash, in bar, bargeld, barzahlung, abendkasse, especes, en efectivo, contanti, in contanti, contant,
  em dinheiro, gotowka, gotowce, kontant, kontanter, kontanten, hotove, hotovosti, nakit, 現金`;

/** What shops promise of a payment: that it is safe, and is paid back. In all languages together. */
export const promiseWords: readonly string[] = phrases`
  refund, refunds, refunded, money back, return, returns, returned, erstatten, erstattet, erstattung, ruckerstattung, zuruck, rembourse, rembourser, remboursement,
  reembolso, reembolsamos, devolucion, rimborso, rimborsiamo, terugbetaling, terug, zwrot, zwrotu, aterbetalning, iade, vratime, refusion, refunderer, 返金,
  secure, secured, securely, security, encrypted, encryption, ssl, safe, safely, protected, sicher, sichere, sicheren, sicherheit, verschlusselt, geschutzt,
  securise, securisee, securises, chiffre, protege, seguro, segura, seguros, cifrado, protegido, sicuro, sicura, sicuri, crittografato, protetto,
  veilig, veilige, beveiligd, beveiligde, versleuteld, encriptado, bezpieczne, bezpieczna, szyfrowane, saker, sakert, sakra, krypterad,
  guvenli, sifrelenir, bezpecny, bezpecna, bezpecne, sifrovany, sifrovane, sikker, sikkert, sikre, krypteret, kryptert, 安全, 暗号化`;
