import type { AmountSnapshot } from "../in-page/amounts/read-amounts.ts";

/** An amount in the row of this label, as a page without anything unusual shows it. For tests. */
export function amountRow(label: string, text: string, more: Partial<AmountSnapshot> = {}): AmountSnapshot {
  return {
    text,
    label,
    seenLabel: "",
    after: "",
    head: "",
    names: "",
    fontSize: 16,
    isBold: false,
    isStruck: false,
    isFollowed: false,
    isCovered: false,
    top: 0,
    ...more,
  };
}
