/** A token as received, classified by shape. Nothing has been verified yet. */
export type BearerToken = { kind: "key"; text: string } | { kind: "session"; text: string };

const bearer = /^Bearer +(\S+) *$/i;
const jsonWebToken = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** Undefined if the header is missing or isn't `Bearer <token>`. */
export function findBearerToken(header: string | undefined): BearerToken | undefined {
  const text = header === undefined ? undefined : bearer.exec(header)?.[1];
  if (text === undefined) return undefined;
  const isSession = !text.startsWith("ck_") && jsonWebToken.test(text);
  return { kind: isSession ? "session" : "key", text };
}
