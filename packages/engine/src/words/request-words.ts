import { phrases } from "./phrases.ts";

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
  negating: phrases`not, no, without, except, avoid, never, don't, nicht, kein, keine`,
  negatingPairs: phrases`anything but, instead of, rather than, other than`,
  /** May come between these and what they exclude. */
  betweenNegation: phrases`the, a, an, in, any, size`,
  money: phrases`usd, eur, gbp, dollars, dollar, euros, euro, pounds, bucks`,
  /** Directly after the number of a day: "the 25th". */
  ordinalEndings: phrases`st, nd, rd, th, er, e`,
  /** Precede a maximum amount. */
  limiting: phrases`under, below, max, maximum, most, than, limit, budget, up, within, over, exceed, exceeding, spend`,
  /** Precede a number that is not a quantity. */
  beforeSize: phrases`size, sizes, number, no, model, us, uk, eu`,
  /** Between "quantity" and the number. */
  afterAnnouncing: phrases`of, is, von, de, di, van`,
  hurry: phrases`fastest, quickest, as soon as possible, as fast as possible, as quick as possible, asap, urgent,
    urgently, next day`,
  /** Words about delivery. */
  delivery: phrases`ship, shipping, shipped, deliver, delivery, delivered, send, sent, post, postage, posted,
    courier, method`,
  /** Delivery methods that are meant wherever they are named. */
  speeds: phrases`express, overnight, priority, expedited, rush`,
  /** Do not distinguish between delivery methods. */
  ofAnyDelivery: phrases`shipping, delivery, ship, deliver, day, days, business, working, to, the, a, an, by, in,
    of, free, and, or, usd, from, with, for`,
} as const;
