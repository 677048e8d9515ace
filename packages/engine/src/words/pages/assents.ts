import { phrases } from "../phrases.ts";

/** Words of agreeing among those for terms: what is agreed to follows them. */
export const assents: ReadonlySet<string> =
  new Set(phrases`i agree, i accept, i have read, ich akzeptiere, ich stimme zu,
  einverstanden, gelesen, j accepte, jaccepte, j ai lu, jai lu, acepto, he leido, accetto, ho letto, ik ga akkoord,
  akkoord met, ik accepteer, gelezen, aceito, li e aceito, concordo, akceptuje, zgadzam sie, zapoznalem sie, wyrazam zgode,
  oswiadczam, jag godkanner, jag accepterar, jag har last, 同意する, 同意します, okudum, kabul ediyorum, onayliyorum,
  souhlasim s, souhlasim, precetl jsem, beru na vedomi, seznamil jsem se, jeg accepterer, accepterer, jeg har laest,
  laest og accepteret, jeg godtar, jeg aksepterer, jeg har lest, lest og godtatt, godtar`);
