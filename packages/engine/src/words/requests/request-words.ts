import { phrases } from "../phrases.ts";

/**
 * Words of an agent's request other than the names of what it wants: in English, as requests are written, and
 * a few words of other languages from pasted ones. Folded as by `readTokens`.
 */
export const requestWords = {
  /** Count as a value only if written like one: "I" and "in" are English words first. */
  everyday: phrases`a, i, an, am, as, at, be, by, do, for, go, he, if, in, is, it, me, my, no, of, on, one, or,
    so, the, to, up, us, we, and, ok`,
  /** Come before or after an option value. */
  introducing: phrases`size, in, grosse, taille, talla, colour, color, type, option`,
  /** Precede what is not wanted. */
  negating: phrases`not, no, nothing, without, except, avoid, never, don't, skip, omit, excluding, minus, nicht, kein, keine`,
  /** The same in other languages, for what only they name. */
  negatingAbroad: phrases`ne, ni, nie, niet, geen, aucun, aucune, nessun, nessuna, nessuno, ningun, ninguna, ninguno, nenhum, nenhuma,
    zaden, zadna, zadne, zadny, ingen, inget, inga, intet, non, pas, sin, nao, sem, sans, senza, bez, inte, ikke, ej, degil, keinesfalls,
    keinen, keiner, keinem, nikoli, nunca, jamais, mai`,
  /** End a clause that asks for nothing, in scripts without spaces. */
  negatingBehind: phrases`じゃない, ではない, じゃなく, ではなく, 不要, いりません, いらない, 要りません, 要らない, なし, 無し, 結構です, しないで`,
  /** Exclude all that their clause asks for. */
  negatingVerbs: phrases`don't, dont, never, avoid`,
  /** Of what somebody cannot or will not have, behind them in the clause. */
  refusing: phrases`hate, hates, hated, dislike, dislikes, refuse, refuses, allergic, hasse, hasst, allergisch, verweigert, deteste, refusent,
    allergique, odio, odia, detesta, alergico, alergica, allergico, allergica, haat, nienawidze, nienawidzi, uczulony, uczulona, hatar, hader,
    allergisk, alergicky, alergicka, inhoan, inhoaa`,
  /** After "not", of what must not come instead. */
  confusing: phrases`confuse, confused, mistake, mistaken, verwechseln, verwechselt, confondre, confundir, confundas, confondere, verwarren,
    mylic, forvaxla, forveksle, zamenit`,
  /** What was not wanted ends before them. */
  but: phrases`but, instead, rather, sondern, lieber, mais, plutot, sino, pero, ma, bensi, maar, liever, mas, ale, lecz, tylko,
    utan, men, ama, nybrz`,
  /** Join what is excluded together. */
  alternatives: phrases`or, nor, oder, noch`,
  alternativesAbroad: phrases`ou, ni, o, lub, ani, eller, nebo, tai, veya`,
  negatingPairs: phrases`anything but, already have, already own, already got, instead of, rather than, other than, leave out, leave off, leaving out, do without, hold the, can't do, cannot do, can't have, cannot have`,
  /** May come between these and what they exclude. */
  betweenNegation: phrases`the, a, an, in, on, at, any, size, with, der, die, das, den, dem, auf, mit, im, le, la, les, en, sur,
    avec, el, los, las, con, il, lo, gli, op, met, het, de, na, z, w, i, pa, med, o, os, em, com, s`,
  /** Say nothing about the goods: verbs, pronouns, connecting words, and words for any product. */
  ordinary: phrases`this, that, these, those, it, its, you, your, our, we, will, can, could, should, would, may, just,
    only, exactly, single, one, ones, and, or, but, with, from, for, as, at, if, possible, then, also, too, please,
    accept, agree, item, items, product, products, thing, things, article, goods, variant, version, option, default, standard, regular,
    normal, any, some, whichever, whatever, either, each, nothing, else, leave, leaving, out, off, available, cheapest, cheap, lowest, best, price, cost, total,
    page, shop, store, link, url, website, site, checkout, cart, basket, add, purchase, quantity, qty, amount, make, sure,
    time, times, get, have, has, want, need, like, put, charge, way, here, there, pick, up, collect, der, die, das, den, dem, und, mit, oder, le, la, les,
    et, avec, celui, celle, el, los, las, y, con, il, lo, gli, e, het, met, en, och, med, o, os, com, z, i, nur, kaufe`,
  /** Before what is meant, like an article. */
  pointing: phrases`the, this, that, these, those, my, your, our, der, die, das, den, dem, le, la, les, el, los, las, il,
    lo, het, de, o, os`,
  /** Words by which a request is known to be in English. */
  english: phrases`the, with, and, please, one, ones, my, i'd, i'm, want, need, would, like, is, it, it's, this, your, our, not, from, without, as,
    two, three, both, has, have, only, just, or, each, an, to, i`,
  pronouns: phrases`one, ones, version, variant, edition, model, flavour, flavor, finish`,
  with: phrases`with, mit, avec, con, met, med, com`,
  /** Precede what it is for, or where it goes. */
  beforePurpose: phrases`for, as, to, from, at, on, because, before, until, fur, als, pour, para, per, voor`,
  /** Precede a time or a place, or a number that measures. */
  untilWhen: phrases`within, by, around, about, after, between, nach, bis, innerhalb, um, ab, bei, am, an, seit, vers,
    dans, avant, apres, a, chez, dentro, antes, despues, entro, dopo, prima, binnen, om, naar, tot, do, na, przed, w, za,
    ve, dentro, em, apos, inom, till, vid, inden, til, innen, v, ve, o, during, over, under, up, max`,
  /** Between the words about paying and the way to pay, or before the latter on its own. */
  beforeWay: phrases`by, via, per, auf, als, as, using, through, par, en, por, al, a, na, no, pelo, tramite, op, door, mot, pa, pr,
    za, pomoci, przez, ile, please, bitte, the, on, in, im`,
  payment: phrases`pay, paid, payment, card, credit, debit, cash, bank, transfer, invoice, paypal, cheque, check, guest,
    account`,
  money: phrases`usd, eur, gbp, dollars, dollar, euros, euro, pounds, bucks`,
  /** Directly after the number of a day: "the 25th". */
  ordinalEndings: phrases`st, nd, rd, th, er, e`,
  /** Precede a maximum amount. */
  limiting: phrases`under, below, max, maximum, most, than, limit, budget, up, within, over, exceed, exceeding, spend, less,
    maximal, hochstens`,
  /** Beside what the goods cost. */
  costing: phrases`for, at, price, prices, priced, cost, costs, costing, about, around, fur, pour, por, per`,
  /** Between two sides that are measured: "40 by 60". */
  betweenSides: phrases`x, by, mal, auf, sur, por, per, bij, op, na, ga, pa`,
  /** Precede a number that is not a quantity. */
  beforeSize: phrases`size, sizes, number, no, model, us, uk, eu`,
  /** What the option of a size is called: each is meant by any other. */
  sizeNames: phrases`size, grosse, groesse, taille, pointure, talla, taglia, misura, maat, rozmiar, tamanho, storlek, storrelse, velikost,
    beden, サイズ`,
  /** Right before the number of a size, where an option is called one. */
  beforeSizeNumber: phrases`size, sizes, in, en, i, w, v, no, na, eu, european, uk, us, str, gr, taille, pointure, talla, numero, taglia, misura, maat, rozmiar,
    rozm, tamanho, storlek, stl, storrelse, velikost, vel, beden, numara`,
  /** Before what will do as well, where the first is not to be had. */
  fallingBack: phrases`failing that, if not, if there is none, if there are none, if unavailable, if sold out, if it is sold out, otherwise, or else,
    sonst, ansonsten, falls nicht, wenn nicht, sinon, a defaut, si no, en su defecto, altrimenti, se no, anders, zo niet, jesli nie,
    annars, ellers, caso contrario, senao, se nao, jinak, muuten, yoksa`,
  /** Between "quantity" and the number. */
  afterAnnouncing: phrases`of, is, von, de, di, van`,
  /** Between the name of a detail and what it is: "engraving that reads", "VAT number". */
  beforeDetail: phrases`is, are, it, that, with, reads, read, reading, saying, says, say, should, be, to, of, as, text, words,
    number, no, nr, id, code, name, named`,
  /** The same, right before a name or a sentence. */
  quoting: phrases`with, read, reads, reading, saying, says, say, name, named, be, is`,
  /** Of these, those before nothing but a text. */
  saying: phrases`read, reads, reading, saying, says, say`,
  /** Names of a text, right before it. */
  texts: phrases`message, note, text, inscription, engraving, dedication, nachricht, widmung, mensaje, messaggio, bericht, wiadomosc,
    mensagem, meddelande, besked, hilsen, vzkaz`,
  /** Between a text and the part of the goods that it is written on. */
  placing: phrases`on, auf, sur, en, su, op, na, em, pa`,
  /** Between a text in quotation marks and the field that it goes into. */
  into: phrases`in, into, as, im, ins, als, dans, en, comme, nel, nella, nelle, nei, come, como, no, nos, na, nas, w, do, jako, v, i, som`,
  /** Behind a text that is to be written: how, on what, and please. */
  behindText: phrases`in, on, with, for, please, im, auf, mit, bitte, en, sur, avec, sobre, con, su, op, met, na, w, em, com, pa, med`,
  /** Before the name of the one who writes a text, at its end. */
  signing: phrases`love, with love, lots of love, all my love, best, best wishes, yours, your, hugs, kisses, from, cheers,
    deine, dein, eure, euer, in liebe, alles liebe, bises, bisous, con amor, con carino, besos, un beso, con affetto, baci, liefs, groetjes`,
  /** Between two names. */
  joining: phrases`and, &, +, und, et, y, e, i, og, och, a`,
  /** Beginnings of words for what is written on the goods. */
  inscribing: phrases`engrav, inscri, personali, personnali, monogram, embroid, gravur, gravier, gravee, graver, gravad, grabad, incision,
    incis, brod, bestick, ricam, bordad`,
  /** In the name of any field. */
  ofAnyField: phrases`number, no, nr, id, code, text, name, field, enter, add, please, optional, required, on`,
  /** Right before somebody's age. */
  beforeAge: phrases`i'm, am, aged, she's, he's, they're, bin, j'ai, tengo, tenho, ho, mam, ben, mi`,
  /** Right behind it. */
  afterAge: phrases`years, year, yrs, yo, old, jahre, ans, anos, anni, lat, lata, let, jaar, yas`,
  /** Say of what comes before them that it will do: "Ground is fine". */
  agreeing: phrases`fine, okay, good, great, perfect, enough, alright`,
  being: phrases`is, are, be, that's`,
  /** The same in other languages, and of what was. */
  beingAbroad: phrases`was, were, ist, sind, war, waren, est, sont, etait, etaient, es, son, era, eran, sono, erano, zijn, jest, sa, byl, byla,
    byly, sao, eram, ar, er, on, oli`,
  hurry: phrases`fastest, quickest, as soon as possible, as fast as possible, as quick as possible, asap, urgent,
    urgently, next day`,
  /** For a number that is given: "order no." in a shop, "order number" in a request. */
  numbering: phrases`number, no, nr, num, nummer, numero, numer, numeris, cislo, numara, numarasi`,
  /** Words about delivery. */
  delivery: phrases`ship, shipping, shipped, deliver, delivery, delivered, send, sent, post, postage, posted,
    dispatch, dispatched, despatch, despatched, courier, method`,
  /** The same in other languages. */
  deliveryAbroad: phrases`versand, versenden, verschicken, lieferung, liefern, geliefert, zustellung, livraison, livrer, livree,
    expedition, envoi, envio, enviar, entrega, entregar, spedizione, spedire, consegna, consegnare, corriere, verzending, verzenden,
    verzendkosten, levering, leveren, bezorging, bezorgen, bezorgd, thuisbezorgd, frete, dostawa, dostarczyc, wysylka, wyslac,
    leverans, levereras, frakt, doruceni, dorucit, doprava, teslimat, gonderim, gonderilsin, kargo, fragt, leveres, forsendelse`,
  /** Delivery methods that are meant wherever they are named. */
  speeds: phrases`express, overnight, priority, expedited, rush`,
  /** Kinds of delivery that may be kinds of goods as well: only before a word about delivery they are the former. */
  ofDelivery: phrases`standard, regular, normal, basic, economy, premium, free, small, large, first class, second class,
    next day, same day`,
  /** Between a number and the days that it counts. */
  ofWorkdays: phrases`business, working`,
  /** Do not distinguish between delivery methods. */
  ofAnyDelivery: phrases`shipping, delivery, ship, deliver, day, days, business, working, to, the, a, an, by, in,
    of, free, and, or, usd, from, with, for`,
} as const;
