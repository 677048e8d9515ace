/** The address of the document, without the place in it. */
export function withoutFragment(address: string): string {
  return address.replace(/#.*$/, "");
}
