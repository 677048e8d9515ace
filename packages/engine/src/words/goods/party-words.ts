/** Who is counted where something is booked for a number of people, in all languages, folded: any is meant by any other. */
export const partyWords: ReadonlySet<string> = new Set(
  [
    "player players spieler joueur joueurs jugador jugadores giocatore giocatori speler spelers gracz gracze graczy spelare",
    "guest guests person persons people pax diner diners covers party gast gaste gasten person personen leute personne personnes convive",
    "convives couverts invite invites huesped huespedes persona personas comensal comensales ospite ospiti persone coperti pessoa pessoas",
    "hospedes mensen gasten personer gaster osoba osoby osob gosc gosci host hoste hostu osob kisi kisilik 人 名 名様",
  ]
    .join(" ")
    .split(" "),
);

/** With a number behind "of", so many people: "a family of five". Folded. */
export const familyWords: ReadonlySet<string> = new Set(
  "family household group party familie gruppe famille groupe familia grupo famiglia gruppo gezin groep rodzina grupa familj grupp".split(
    " ",
  ),
);
