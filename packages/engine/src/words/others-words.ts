import { phrases } from "./phrases.ts";

/** Before what belongs to somebody, in all languages, folded: "my blue sofa". */
export const possessives: ReadonlySet<string> = new Set(
  phrases`my, his, her, our, their, mein, meine, meinen, meinem, meiner, sein, seine, seinen, seinem, seiner, ihr, ihre, ihren, ihrem,
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
