import type { Visibility } from "../page/in-page/visibility/visibility.ts";
import { registrableDomain } from "../registrable-domain.ts";
import { isLoopbackHost } from "./loopback.ts";
import { findProvider } from "./payment-providers.ts";

export type SecretKind = "card" | "password" | "code";

/** One document of a page, as reported by the browser. */
export interface DocumentFacts {
  address: string;
  /** As serialised by the browser; "null" if the document belongs to no host (`data:`, a sandboxed frame). */
  origin: string;
}

/** Everything that decides who receives a secret. None of it is what a frame says about itself. */
export interface RecipientFacts {
  kind: SecretKind;
  /** The document with the field first, then its ancestors, up to the page itself. */
  documents: readonly DocumentFacts[];
  /**
   * Whether an address belongs to this purchase: the shop's domain, and what the order or code vouches for.
   */
  isOfPurchase: (address: string) => boolean;
  /** Whether a person can see the field's frame. The page itself is always seen. */
  visibility: Visibility;
  /** Whether the shop itself presents the frame as part of its payment form. */
  isPresented: boolean;
  /** Other hosts on the page with an equal claim to the same secret. */
  rivals: readonly string[];
  /** Hosts that a person has approved in an answer. */
  agreedHosts: ReadonlySet<string>;
  /** Addresses on other hosts that the field's form would be sent to. */
  sentTo: readonly string[];
  /** For a code: whether the outermost frame around the field was opened by the press that placed the order. */
  isOpenedByPress: boolean;
}

/** Why the host may get the secret: it is the shop's, it is in the provider table, or a person said so. */
export type RecipientStanding = "shop" | "provider" | "stranger";

/** `origin` must still be the document's origin at the moment of typing. */
export type Recipient =
  | { verdict: "give"; host: string; origin: string; standing: RecipientStanding }
  | {
      verdict: "ask_about_host";
      host: string;
      standing: "stranger";
      /** Other unknown hosts whose frames are around its own: they are agreed to together. */
      within?: string[] | undefined;
    }
  /** `stranger` is a host that would receive it if it belonged to the purchase. */
  | { verdict: "refuse"; host: string; reason: string; stranger?: string | undefined };

type Standing =
  | { kind: "shop" }
  | { kind: "provider" }
  | { kind: "stranger" }
  /** A document without a host, or one that was served unencrypted. */
  | { kind: "nobody"; why: string };

/**
 * Decides who receives a card, a password or a code. Allowed are the shop and the frames of its registrable
 * domain; for a card also a frame of a known payment provider, and an unknown host that a person has
 * approved; for a code also the host the card went to, and the frame opened by the order's press. Every
 * document around the field must be one of these as well.
 */
export function decideRecipient(facts: RecipientFacts): Recipient {
  const { documents, isOfPurchase, kind, visibility, sentTo } = facts;
  const standings = documents.map((one) => standingOf(one, { page: documents.at(-1), isOfPurchase }));
  const [own] = standings;
  const host = hostOf(documents[0]);
  const refuse = (reason: string, stranger?: string): Recipient => ({
    verdict: "refuse",
    host,
    reason,
    ...(stranger !== undefined && { stranger }),
  });
  if (!own) return refuse("it is in no document");
  const nobody = standings.find((one) => one.kind === "nobody");
  if (nobody) return refuse(nobody.why);
  if (standings.at(-1)?.kind !== "shop") return refuse(`it is on a page of ${hostOf(documents.at(-1))}`);
  if (visibility === "unseen") return refuse("it is where a person cannot see it");
  const away = sentTo.find((address) => !mayBeSentTo(address, facts));
  if (away !== undefined) return refuse(`its form is sent to ${placeOf(away)}`, placeOf(away));
  if (own.kind === "shop") return decideOfShop(standings, documents, refuse);
  if (kind === "password") return refuse(`it is in a frame of ${host}`, host);
  return kind === "card"
    ? decideCard(facts, { own, standings, host, refuse })
    : decideCode(facts, { standings, host, refuse });
}

/** The shop's own document, unless a third-party frame is around it. */
function decideOfShop(
  standings: readonly Standing[],
  documents: readonly DocumentFacts[],
  refuse: (reason: string) => Recipient,
): Recipient {
  const around = standings.findIndex(({ kind }) => kind === "stranger");
  if (around >= 0) return refuse(`it is inside a frame of ${hostOf(documents[around])}`);
  return give(documents, "shop");
}

interface Seat {
  standings: readonly Standing[];
  host: string;
  refuse: (reason: string) => Recipient;
}

function decideCard(
  facts: RecipientFacts,
  { own, standings, host, refuse }: Seat & { own: Standing },
): Recipient {
  const { documents, agreedHosts, isPresented, rivals, visibility } = facts;
  if (own.kind === "provider") {
    const around = standings.findIndex(({ kind }) => kind === "stranger");
    return around < 0
      ? give(documents, "provider")
      : refuse(`it is inside a frame of ${hostOf(documents[around])}`);
  }
  const around = documents.filter(
    (one, index) => standings[index]?.kind !== "shop" && domainOf(hostOf(one)) !== domainOf(host),
  );
  if (around.some((one) => findProvider(hostOf(one))))
    return refuse(`it is in a frame of ${host}, inside a frame of somebody else`);
  if (rivals.length > 0)
    return refuse(`it is in a frame of ${host}, and ${rivals.join(", ")} asks for a card as well`);
  const within = [...new Set(around.map(hostOf))];
  if ([host, ...within].every((one) => agreedHosts.has(one))) return give(documents, "stranger");
  if (!isPresented)
    return refuse(`it is in a frame of ${host}, which the shop does not present as its payment form`);
  if (visibility !== "seen") return refuse(`it is in a frame of ${host}, which something else covers`);
  return { verdict: "ask_about_host", host, standing: "stranger", ...(within.length > 0 && { within }) };
}

/**
 * The host the card went to, including anything it embeds in its frame, or the frame the press has opened.
 */
function decideCode(facts: RecipientFacts, { standings, host, refuse }: Seat): Recipient {
  const { documents, agreedHosts, isOpenedByPress, rivals, visibility } = facts;
  const frames = documents.slice(0, -1);
  const outermost = frames.findLastIndex((_, index) => standings[index]?.kind !== "shop");
  const outer = standings[outermost];
  const isOfPayment = outer?.kind === "provider" || agreedHosts.has(hostOf(documents[outermost]));
  if (isOfPayment) return give(documents, "provider");
  if (!isOpenedByPress) return refuse(`it is in a frame of ${host}, which the payment has not opened`);
  if (rivals.length > 0)
    return refuse(`it is in a frame of ${host}, and ${rivals.join(", ")} asks for a code as well`);
  if (visibility !== "seen") return refuse(`it is in a frame of ${host}, which something else covers`);
  return give(documents, "stranger");
}

function give(documents: readonly DocumentFacts[], standing: RecipientStanding): Recipient {
  return { verdict: "give", host: hostOf(documents[0]), origin: documents[0]?.origin ?? "null", standing };
}

interface Surroundings {
  page: DocumentFacts | undefined;
  isOfPurchase: (address: string) => boolean;
}

function standingOf({ address, origin }: DocumentFacts, { page, isOfPurchase }: Surroundings): Standing {
  const isServed = /^https?:/.test(address);
  const url = URL.parse(isServed ? address : origin);
  // The address says who served a document, the origin who can read it; only a matching pair names a host.
  if (!url || !/^https?:$/.test(url.protocol) || (isServed && url.origin !== origin))
    return { kind: "nobody", why: "it is in a frame that belongs to no host" };
  if (url.protocol === "http:" && !isLoopbackHost(url.hostname))
    return { kind: "nobody", why: `${url.hostname} is not encrypted (http)` };
  // Without a registrable domain, each port of a host may belong to a different party.
  const isElsewhere =
    registrableDomain(url.hostname) === undefined && page !== undefined && origin !== page.origin;
  if (isOfPurchase(url.href) && !isElsewhere) return { kind: "shop" };
  return { kind: findProvider(url.hostname) ? "provider" : "stranger" };
}

function mayBeSentTo(
  address: string,
  { kind, documents, isOfPurchase, agreedHosts }: RecipientFacts,
): boolean {
  const url = URL.parse(address);
  if (!url || (url.protocol !== "https:" && !isLoopbackHost(url.hostname))) return false;
  if (isOfPurchase(address)) return true;
  const home = hostOf(documents[0]);
  if (kind === "password") return false;
  if (findProvider(url.hostname) !== undefined && kind === "card") return true;
  return domainOf(url.hostname) === domainOf(home) || agreedHosts.has(url.hostname);
}

/** For a document written by another one, the host of the shared origin. */
function hostOf(facts: DocumentFacts | undefined): string {
  if (!facts) return "";
  const served = /^https?:/.test(facts.address) ? URL.parse(facts.address) : URL.parse(facts.origin);
  return served?.hostname ?? "";
}

function placeOf(address: string): string {
  return URL.parse(address)?.hostname ?? "an unreadable address";
}

/** Shops of a hosting platform are separate sites; a host without a registrable domain is only itself. */
function domainOf(host: string): string {
  return registrableDomain(host) ?? host;
}
