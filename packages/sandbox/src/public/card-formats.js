/** "42424242" -> "4242 4242" */
export function spaced(typed) {
  const digits = typed.replace(/\D/g, "").slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** "1234" -> "12 / 34"; a leading zero is added to the month if needed. */
export function withSlash(typed) {
  const digits = typed.replace(/\D/g, "").slice(0, 4);
  const month = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return month.length >= 2 && !/^\d\d ?\/?$/.test(typed)
    ? `${month.slice(0, 2)} / ${month.slice(2, 4)}`
    : month;
}
