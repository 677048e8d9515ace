/** An order as a made shop records it: exactly what was submitted, by the shop's own names. */
export interface MadeOrder {
  readonly number: string;
  readonly lines: readonly {
    readonly title: string;
    readonly options: Readonly<Record<string, string>>;
    readonly quantity: number;
  }[];
  /** The last submitted value of every checkout field. */
  readonly values: Readonly<Record<string, string>>;
  /** Values submitted in invisible controls. */
  readonly trapped: readonly string[];
  readonly totalMinor: number;
}
