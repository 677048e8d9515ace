import { phrases } from "../phrases.ts";

/** In the name of a field beside a gift: who gets it. */
export const recipientWords: readonly string[] = phrases`recipient, receiver, beneficiary, to, who is it for, empfanger, beschenkte, an,
  destinataire, beneficiaire, destinatario, destinataria, beneficiario, ontvanger, odbiorca, destinatario, mottagare, modtager, mottaker,
  prijemce, alici, 宛名, 贈り先`;
/** Who gives it. */
export const giverWords: readonly string[] = phrases`sender, from, your name, absender, ihr name, dein name, expediteur, votre nom, remitente, su nombre,
  tu nombre, mittente, il tuo nome, afzender, jouw naam, uw naam, nadawca, twoje imie, remetente, o seu nome, avsandare, ditt namn, afsender,
  dit navn, avsender, ditt navn, odesilatel, vase jmeno, gonderen, adiniz, 差出人`;
/** Before the name of either in a request, the surest first. */
export const beforeRecipient: readonly string[] = phrases`to, for, an, fur, a, pour, para, per, voor, aan, dla, till, til, pro, icin`;
/** Before whom a parcel goes to. */
export const beforeAddressee: readonly string[] = [...beforeRecipient, ...phrases`naar, nach, do, ke, na`];
export const beforeGiver: readonly string[] = phrases`from, von, de, da, van, od, fran, fra`;
