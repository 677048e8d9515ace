import { phrases } from "./phrases.ts";

/**
 * What an agent's request says besides the names of what it wants: in English, as requests are written, and a few words
 * of other languages that come with pasted ones. Folded as `readTokens` leaves them.
 */
export const requestWords = {
  /** A value only where they are written like one: "I" and "in" are English first. */
  everyday: phrases`a, i, an, am, as, at, be, by, do, for, go, he, if, in, is, it, me, my, no, of, on, one, or,
    so, the, to, up, us, we, and, ok`,
  /** Stand before or behind the value of an option. */
  introducing: phrases`size, in, grosse, taille, talla, colour, color, type, option`,
  /** Before what is not wanted. */
  negating: phrases`not, no, without, except, avoid, never, don't, nicht, kein, keine`,
  negatingPairs: phrases`anything but, instead of, rather than, other than`,
  /** May stand between these and what they turn down. */
  betweenNegation: phrases`the, a, an, in, any, size`,
  money: phrases`usd, eur, gbp, dollars, dollar, euros, euro, pounds, bucks`,
  /** Right behind the number of a day: "the 25th". */
  ordinalEndings: phrases`st, nd, rd, th, er, e`,
  /** Before a sum that is the most to be paid. */
  limiting: phrases`under, below, max, maximum, most, than, limit, budget, up, within, over, exceed, exceeding, spend`,
  /** Before a number that counts nothing. */
  beforeSize: phrases`size, sizes, number, no, model, us, uk, eu`,
  /** Between "quantity" and the number. */
  afterAnnouncing: phrases`of, is, von, de, di, van`,
  hurry: phrases`fastest, quickest, as soon as possible, as fast as possible, as quick as possible, asap, urgent,
    urgently, next day`,
  /** It speaks of how to deliver. */
  delivery: phrases`ship, shipping, shipped, deliver, delivery, delivered, send, sent, post, postage, posted,
    courier, method`,
  /** Ways to deliver that are meant wherever they are named. */
  speeds: phrases`express, overnight, priority, expedited, rush`,
  /** Say nothing about which of several ways to deliver is meant. */
  ofAnyDelivery: phrases`shipping, delivery, ship, deliver, day, days, business, working, to, the, a, an, by, in,
    of, free, and, or, usd, from, with, for`,
} as const;
