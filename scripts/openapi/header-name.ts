/** In the usual spelling of documents: `Request-Id`. */
export function toHeaderName(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
