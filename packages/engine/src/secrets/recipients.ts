import type { Frame, Page } from "playwright-core";
import { siteOf } from "../page/own-frames.ts";
import { findProvider } from "./payment-providers.ts";

/** What one run knows about who may receive secrets. */
export interface Recipients {
  /** Whether an address belongs to this purchase: the shop's own, and those the order or code vouches for. */
  isOfPurchase(address: string): boolean;
  /** Hosts of card forms that a person has approved in an answer. */
  readonly agreedHosts: Set<string>;
  /** Other hosts to which a page has sent the number of the card. */
  readonly strangers: Set<string>;
  /**
   * Whether the shop's own words allow paying this order by card; if not, unknown hosts are not asked about.
   */
  mayBePaidByCard: boolean;
  /** Called right before the order is pressed: third-party frames that exist by then are not its doing. */
  notePress(pages: readonly Page[]): void;
  /** Called once a card was typed, with the frames that got it: only then can a bank ask for a code. */
  noteCard(frames: readonly Frame[]): void;
  isCardGiven(): boolean;
  isOpenedByPress(frame: Frame): boolean;
  /**
   * Whether a third-party frame has appeared since the order was pressed, whether or not a card was typed; or is the
   * card form's own, and has gone on to another page since.
   */
  isNewSincePress(frame: Frame): boolean;
  /** Same for a frame of any host, so that what a known provider showed before isn't taken for the payment. */
  isOpenedForPayment(frame: Frame): boolean;
  /** Called when the shop hands over to a page of another host for the payment, before or after the order's press. */
  noteHandOver(host: string): void;
  /** Whether a page belongs to the payment site that the shop has led to: its amount is the amount due. */
  isOfPayment(address: string): boolean;
}

export function createRecipients(isOfPurchase: (address: string) => boolean): Recipients {
  let before: WeakSet<Frame> | undefined;
  /** Their addresses at the press. */
  let shown = new WeakMap<Frame, string>();
  const tookCard = new WeakSet<Frame>();
  let isCardGiven = false;
  const handedTo = new Set<string>();
  let sitesOfShop: ReadonlySet<string> | undefined;
  const isStrangers = (frame: Frame): boolean => {
    const { protocol, hostname } = URL.parse(frame.url()) ?? { protocol: "", hostname: "" };
    if (protocol === "about:" || frame.url() === "") return false;
    return !(isOfPurchase(frame.url()) || findProvider(hostname));
  };
  // A card form that is sent may make room for the bank, in the same frame.
  const hasGoneOn = (frame: Frame) => tookCard.has(frame) && shown.get(frame) !== placeOf(frame);
  const isNewSincePress = (frame: Frame) => before !== undefined && (!before.has(frame) || hasGoneOn(frame));
  return {
    isOfPurchase,
    agreedHosts: new Set(),
    strangers: new Set(),
    mayBePaidByCard: true,
    notePress: (pages) => {
      const frames = pages.flatMap((page) => page.frames());
      before = new WeakSet(frames.filter(isStrangers));
      const served = frames.filter((frame) => frame.url().startsWith("http"));
      shown = new WeakMap(served.map((frame) => [frame, placeOf(frame)]));
      sitesOfShop ??= new Set(pages.map((page) => siteOf(page.url())));
    },
    noteCard: (frames) => {
      isCardGiven = true;
      for (const frame of frames) tookCard.add(frame);
    },
    noteHandOver: (host) => handedTo.add(host),
    isOfPayment: (address) =>
      handedTo.has(URL.parse(address)?.hostname ?? "") ||
      (sitesOfShop !== undefined && !sitesOfShop.has(siteOf(address))),
    isCardGiven: () => isCardGiven,
    isOpenedByPress: (frame) => isCardGiven && isNewSincePress(frame),
    isNewSincePress,
    isOpenedForPayment: (frame) => before !== undefined && (!shown.has(frame) || hasGoneOn(frame)),
  };
}

function placeOf(frame: Frame): string {
  return frame.url().replace(/#.*/s, "");
}
