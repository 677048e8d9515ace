/** PostgreSQL writes timestamps in JSON with an offset and a varying number of digits. */
export function toTimestamp(text: string): string {
  return new Date(text).toISOString();
}
