import { phrases } from "./phrases.ts";

/**
 * Said by shops beside a total or an order's button without any effect on what is paid: security, terms, privacy,
 * returns, help, stock, delivery dates, forms. In all languages together.
 */
export const usualRemarks: readonly string[] = phrases`
  secure, secured, securely, security, encrypted, encryption, ssl, safe, safely, protected, guarantee, guaranteed, verified, trusted,
  terms, conditions, policy, policies, privacy, cookies, legal notice, imprint, all rights reserved, rights reserved, copyright, powered by, age of,
  return, returns, returned, exchange, exchanges, refund, refunds, money back, questions, need help, help, contact us, customer service, support, call us, chat,
  delivery, shipping, ships, shipped, dispatch, dispatched, arrives, arrive, arriving, estimated, business days, working days, in stock, available, postage, packaging,
  required, optional, fields marked, mandatory, enter, fill in, select, choose, sign in, log in, account, returning customer, guest, password,
  coupon, promo, discount code, voucher, gift card, apply, edit, change, back, step, review, check your, please check, confirmation, e mail, email, receipt, thank you,
  we accept, accepted cards, cards accepted, payment methods, incl vat, including vat, taxes included, tax included, vat included, all prices,
  sicher, sichere, sicheren, sicherheit, verschlusselt, verschlusselung, geschutzt, agb, geschaftsbedingungen, datenschutz, datenschutzerklarung, widerruf, widerrufsrecht,
  widerrufsbelehrung, impressum, ruckgabe, rucksendung, umtausch, fragen, hilfe, kontakt, kundenservice, kundendienst, lieferung, versand, lieferzeit, versandfertig,
  werktage, werktagen, lagernd, auf lager, pflichtfeld, pflichtfelder, ausfullen, bitte, auswahlen, anmelden, konto, gast, gutschein, gutscheincode, rabattcode, bestatigung, inkl mwst,
  alle preise,
  securise, securisee, securises, chiffre, protege, protegees, cgv, conditions generales, confidentialite, mentions legales, retour, retours, echange, remboursement, questions,
  aide, contactez nous, service client, livraison, expedie, expedition, jours ouvres, en stock, disponible, obligatoire, obligatoires, champs, veuillez, selectionnez,
  connexion, compte, invite, code promo, bon de reduction, confirmation, tva incluse, ttc,
  seguro, segura, cifrado, protegido, protegida, terminos, condiciones, privacidad, aviso legal, devolucion, devoluciones, cambio, cambios, reembolso, preguntas, ayuda, contacto,
  atencion al cliente, envio, entrega, dias laborables, dias habiles, en stock, disponible, obligatorio, obligatorios, campos, seleccione, selecciona, iniciar sesion, cuenta, invitado,
  cupon, codigo promocional, confirmacion, iva incluido,
  sicuro, sicura, crittografato, protetto, protetta, termini, condizioni, informativa, privacy, note legali, reso, resi, rimborso, domande, aiuto, contattaci, assistenza clienti,
  spedizione, consegna, giorni lavorativi, disponibile, obbligatorio, obbligatori, campi, seleziona, accedi, ospite, codice sconto, conferma, iva inclusa,
  veilig, veilige, beveiligd, beveiligde, versleuteld, voorwaarden, algemene voorwaarden, privacybeleid, retour, retourneren, ruilen, terugbetaling, vragen, hulp, klantenservice,
  verzending, bezorging, levering, werkdagen, op voorraad, verplicht, verplichte, velden, kies, inloggen, gast, kortingscode, bevestiging, incl btw,
  segura, encriptado, protegido, termos, condicoes, privacidade, devolucao, devolucoes, troca, trocas, reembolso, perguntas, duvidas, ajuda, contato, contacto, atendimento,
  frete, envio, entrega, dias uteis, em estoque, em stock, disponivel, obrigatorio, obrigatorios, campos, selecione, entrar, conta, convidado, cupom, confirmacao, iva incluido,
  bezpieczne, bezpieczna, bezpieczny, szyfrowane, szyfrowanie, chronione, regulamin, regulaminu, warunki, prywatnosci, zwrot, zwroty, wymiana, pytania, pomoc, kontakt, obsluga klienta,
  dostawa, wysylka, dni robocze, dni roboczych, dostepny, w magazynie, wymagane, pola, wybierz, zaloguj, konto, gosc, kod rabatowy, potwierdzenie,
  saker, sakert, sakra, krypterad, krypterade, villkor, kopvillkor, integritetspolicy, personuppgifter, retur, returer, angerratt, aterbetalning, fragor, hjalp, kundtjanst, frakt, leverans,
  arbetsdagar, vardagar, i lager, obligatoriska, falt, valj, logga in, konto, gast, rabattkod, bekraftelse, inkl moms,
  安全, 暗号化, 保護, 利用規約, 規約, プライバシー, 個人情報, 特定商取引, 返品, 交換, 返金, お問い合わせ, ご質問, ヘルプ, 配送, お届け, 発送, 営業日, 在庫, 必須, 任意, 入力, 選択,
  ログイン, 会員登録, クーポン, 確認, 税込`;
