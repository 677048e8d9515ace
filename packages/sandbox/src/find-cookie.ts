/** The value of one cookie in a request's cookie header. */
export function findCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
