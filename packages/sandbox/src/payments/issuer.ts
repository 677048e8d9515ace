/** Who has issued some of the cards that are paid with, and says whether they pay. */
export interface Issuer {
  /** Its id, where the number is of a card that was issued here. */
  findCard(number: string): string | undefined;
  /** Whether the card pays this, by its state and its limit; what it pays counts against the limit. */
  authorise(id: string, charge: { readonly amountMinor: number; readonly currency: string }): boolean;
}

export const noIssuer: Issuer = { findCard: () => undefined, authorise: () => false };
