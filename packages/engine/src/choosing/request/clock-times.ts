/** "09:55", "9.55", "7:30 pm", "7 pm", "20h30", "20 h" */
const clock =
  /(?<![\d:.,])(\d{1,2})(?:(?:[:.]|\s?h\s?)(\d{2})(?![\d:.]|\s?€)|\s?h(?![\p{L}\d])|(?=\s?[ap]\.?m\b))(?:\s?([ap])\.?m\b|([ap])\b)?/giu;

/** The times of day that a text names, as "HH:MM" of 24 hours, in its order. */
export function timesIn(text: string): string[] {
  return [...text.matchAll(clock)].flatMap(([, hours = "", minutes = "00", apart, joined]) => {
    // "12:00 a 14:00" is no time before noon.
    const half = apart ?? joined;
    if (Number(hours) > 23 || Number(minutes) > 59) return [];
    const ofDay = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
    return [`${String(ofDay).padStart(2, "0")}:${minutes}`];
  });
}
