import type { Frame, Page } from "playwright-core";
import { siteOf } from "../page/own-frames.ts";
import { findProvider } from "./payment-providers.ts";

/** What one run knows about who may be given secrets. */
export interface Recipients {
  /** Whether an address belongs to this purchase: the shop's, and what the order or code vouches for. */
  isOfPurchase(address: string): boolean;
  /** Hosts of card forms that a person has named in an answer. */
  readonly agreedHosts: Set<string>;
  /** Whether the shop's own words leave it open that this order is paid by card: else no unknown host is asked about. */
  mayBePaidByCard: boolean;
  /** Called right before the order is pressed: what a stranger shows by then, the press has not opened. */
  notePress(pages: readonly Page[]): void;
  /** Called once a card was typed: only then is there a bank that may ask for a code. */
  noteCard(): void;
  isCardGiven(): boolean;
  isOpenedByPress(frame: Frame): boolean;
  /** Whether a stranger's frame has come up since the order was pressed, whoever has the card. */
  isNewSincePress(frame: Frame): boolean;
  /** Whether a page is of whom the order's press has led to for the payment: its amount is what is paid. */
  isOfPayment(address: string): boolean;
}

export function createRecipients(isOfPurchase: (address: string) => boolean): Recipients {
  let before: WeakSet<Frame> | undefined;
  let isCardGiven = false;
  let sitesOfShop: ReadonlySet<string> | undefined;
  const isStrangers = (frame: Frame): boolean => {
    const { protocol, hostname } = URL.parse(frame.url()) ?? { protocol: "", hostname: "" };
    if (protocol === "about:" || frame.url() === "") return false;
    return !(isOfPurchase(frame.url()) || findProvider(hostname));
  };
  const isNewSincePress = (frame: Frame) => before !== undefined && !before.has(frame);
  return {
    isOfPurchase,
    agreedHosts: new Set(),
    mayBePaidByCard: true,
    notePress: (pages) => {
      before = new WeakSet(pages.flatMap((page) => page.frames()).filter(isStrangers));
      sitesOfShop ??= new Set(pages.map((page) => siteOf(page.url())));
    },
    noteCard: () => {
      isCardGiven = true;
    },
    isOfPayment: (address) => sitesOfShop !== undefined && !sitesOfShop.has(siteOf(address)),
    isCardGiven: () => isCardGiven,
    isOpenedByPress: (frame) => isCardGiven && isNewSincePress(frame),
    isNewSincePress,
  };
}
