import { phrases } from "../phrases.ts";

/** Before what belongs to somebody, in all languages, folded: "my blue sofa". */
export const possessives: ReadonlySet<string> = new Set(
  phrases`my, his, her, our, their, mein, meine, meinen, meinem, meiner, sein, seine, seinen, seinem, ihr, ihre, ihren, ihrem,
    unser, unsere, unseren, unserem, mon, ma, mes, son, sa, ses, notre, nos, leur, leurs, mi, mis, su, sus, nuestro, nuestra, mio, mia,
    suo, sua, nostro, nostra, mijn, zijn, haar, onze, moj, moja, moje, mojego, mojej, jego, jej, nasz, nasza, min, mitt, mina, hans,
    hennes, var, vart, vores, meu, minha, seu, muj, jeho, jeji, benim, onun`,
);

/** Before somebody's name, folded. */
export const courtesyTitles: ReadonlySet<string> = new Set(
  phrases`mr, mrs, ms, miss, dr, prof, sir, lady, madame, monsieur, mademoiselle, mme, mlle, herr, herrn, frau, senor, senora, sr, sra,
    signor, signora, sig, mevrouw, meneer, mevr, dhr, pan, pani, panu, fru, froken, dona, uncle, aunt, auntie, grandma, grandpa, tante,
    onkel, oncle, tia, tio`,
);

/** Right before what somebody is called. */
export const namingWords: ReadonlySet<string> = new Set(
  phrases`name, named, called, surname, namen, namens, nom, nombre, nome, naam, imie, imieniem, namn, navn, jmeno, jmenem`,
);

/** Before the number of a house, behind a word for the place. */
export const houseWords: ReadonlySet<string> = new Set(phrases`number, no, nr, nummer, numero`);
export const placeWordsBefore: ReadonlySet<string> = new Set(
  phrases`at, to, from, in, an, bei, chez, en, aan`,
);

/** Before the name of somebody who is close to the buyer. */
export const relations: ReadonlySet<string> = new Set(
  phrases`friend, sister, brother, mother, mum, mom, father, dad, son, daughter, wife, husband, niece, nephew, cousin, colleague, boss,
    neighbour, neighbor, grandson, granddaughter, grandmother, grandfather, girlfriend, boyfriend, freundin, freund, schwester, bruder,
    mutter, vater, sohn, tochter, amie, ami, soeur, frere, fille, fils, amiga, amigo, hermana, hermano, hija, hijo, amica, amico,
    sorella, fratello, vriendin, vriend, zus, broer, dochter, zoon`,
);

/** Before the age that somebody reaches. */
export const agingWords: ReadonlySet<string> = new Set(
  phrases`turns, turning, turned, wird, werden, cumple, compie, wordt, konczy, skonczy, fyller, fylder, faz, slavi`,
);

/** The last word of a street's name. */
export const streetWords: ReadonlySet<string> = new Set(
  phrases`street, st, road, rd, lane, avenue, ave, drive, close, court, crescent, terrace, way, grove, gardens, boulevard, row, mews, hill`,
);

/** What follows belongs to the goods, and is none of them: "to go with a navy coat". */
export const matchingPhrases: readonly (readonly string[])[] =
  phrases`to go with, goes with, to match, passend zu, passend zum, passend zur,
  assorti a, assortie a, a juego con, da abbinare a, passend bij, passar till`.map((phrase) =>
    phrase.split(" "),
  );

/** A sentence with one of these asks for something, even if it begins with what somebody has. */
export const askingWords: ReadonlySet<string> = new Set(
  phrases`please, want, wants, would, need, needs, like, likes, prefer, prefers, takes, wears, size, colour, color, favourite, favorite,
    choice, order, one, ones`,
);
