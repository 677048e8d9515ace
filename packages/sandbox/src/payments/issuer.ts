/** The issuer of some of the cards, which authorises their payments. */
export interface Issuer {
  /** The card's id, if it was issued here. */
  findCard(number: string): string | undefined;
  /** Whether the card may pay this, by its state and its limit; the amount counts against the limit. */
  authorise(id: string, charge: { readonly amountMinor: number; readonly currency: string }): boolean;
}

export const noIssuer: Issuer = { findCard: () => undefined, authorise: () => false };
