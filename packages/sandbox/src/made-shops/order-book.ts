/** An order as a made shop records it: exactly what was sent to it, by the shop's own names. */
export interface MadeOrder {
  readonly number: string;
  readonly lines: readonly {
    readonly title: string;
    readonly options: Readonly<Record<string, string>>;
    readonly quantity: number;
  }[];
  /** Every field of the checkout as it was sent last. */
  readonly values: Readonly<Record<string, string>>;
  /** What came in controls that no person sees. */
  readonly trapped: readonly string[];
  readonly totalMinor: number;
}
