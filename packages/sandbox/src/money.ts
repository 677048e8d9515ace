/** 1890 -> "18.90": the decimal string of an amount in cents. */
export function decimal(minor: number): string {
  return (minor / 100).toFixed(2);
}

/** 189000 -> "$1,890.00": as the shop displays a price. */
export function price(minor: number): string {
  return `$${decimal(minor).replace(/\B(?=(\d{3})+\.)/g, ",")}`;
}
