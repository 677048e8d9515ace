import { phrases } from "../phrases.ts";

/** Cards that pay for nothing and have a number and often an expiry too: of a club, of an identity, of an insurance. In all languages together. */
export const otherCards: readonly string[] = phrases`
  loyalty card, loyalty number, loyalty programme, loyalty program, club card, clubcard, membership card, membership number, member card, member number, members card, rewards card,
  reward card, rewards number, bonus card, points card, store card number, frequent flyer, frequent flyer number, frequent shopper, staff card, employee card, student card, student id,
  library card, identity card, id card, identification card, national id, proof of age, proof of identity, residence card, health card, health insurance card, insurance card, sim card, phone card,
  kundenkarte, kundenkartennummer, bonuskarte, treuekarte, vorteilskarte, clubkarte, mitgliedskarte, mitgliedsnummer, payback, punktekarte, personalausweis, ausweis, ausweisnummer,
  gesundheitskarte, versichertenkarte, studentenausweis, bibliotheksausweis, altersnachweis,
  carte de fidelite, carte fidelite, carte client, carte membre, carte dadherent, carte didentite, carte vitale, carte etudiant, carte detudiant, justificatif dage,
  tarjeta de fidelidad, tarjeta de socio, tarjeta de cliente, tarjeta de puntos, tarjeta club, documento de identidad, tarjeta de identidad, tarjeta sanitaria, carnet de socio, carnet de estudiante,
  carta fedelta, tessera, tessera fedelta, tessera socio, carta club, carta didentita, documento didentita, tessera sanitaria,
  klantenkaart, spaarkaart, bonuskaart, ledenpas, clubkaart, lidmaatschapskaart, identiteitskaart, identiteitsbewijs, zorgpas, studentenkaart, leeftijdscontrole,
  cartao de fidelidade, cartao fidelidade, cartao de socio, cartao de cliente, cartao de pontos, cartao de cidadao, bilhete de identidade, carteira de identidade, cartao de saude, carteirinha,
  karta stalego klienta, karta lojalnosciowa, karta klubowa, karta czlonkowska, karta klienta, dowod osobisty, dowodu osobistego, legitymacja,
  medlemskort, medlemsnummer, kundkort, bonuskort, klubbkort, lojalitetskort, id kort, legitimation,
  sadakat karti, musteri karti, kulup karti, uyelik karti, puan karti, kimlik karti, nufus cuzdani, ogrenci karti,
  vernostni karta, vernostni kartu, zakaznicka karta, clenska karta, klubova karta, obcansky prukaz, prukaz totoznosti,
  kundekort, loyalitetskort, fordelskort, sundhedskort, sygesikringskort, legitimasjon, bonuskort,
  ポイントカード, 会員カード, 会員番号, 会員証, 身分証, 身分証明書, 保険証, マイナンバーカード, 学生証`;
