/** One of several goods that a page sells side by side. */
export interface GoodsRow {
  title: string;
  /** The whole text of the row, including its price. */
  text: string;
  /**
   * How it is bought: its own button; or a field for the number of pieces, a plus button starting at zero, or a button
   * in whose place such a counter comes, with one purchase button for all rows.
   */
  kind: "button" | "pieces" | "stepper" | "adder";
  selector: string;
  /** The field for the number of pieces beside its own button. */
  pieces?: string | undefined;
  /** False if its field or button is disabled, as for sold-out goods. */
  isOpen: boolean;
}
