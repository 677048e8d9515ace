import type { StoredSession } from "../../checkout-host.ts";
import { holdsSecrets } from "./find-secrets.ts";
import { foldText } from "./fold-text.ts";

/**
 * Returns a sign-in that may be stored: without the cookies and storage in which a shop has put a card, a
 * password or a code.
 */
export function cleanSession(session: StoredSession, secrets: readonly string[]): StoredSession {
  if (secrets.length === 0) return session;
  return Object.fromEntries(
    Object.entries(session).map(([name, part]) => [name, withoutHolders(part, secrets)]),
  );
}

/** List entries are removed as a whole: a cookie without its value would be another cookie. */
function withoutHolders(part: unknown, secrets: readonly string[]): unknown {
  if (!Array.isArray(part)) return part;
  return part
    .filter((entry: unknown) => !isEntry(entry) || !holdsSecret(entry, secrets))
    .map((entry: unknown) => {
      if (typeof entry !== "object" || entry === null || !("localStorage" in entry)) return entry;
      return { ...entry, localStorage: withoutHolders(entry.localStorage, secrets) };
    });
}

function isEntry(entry: unknown): entry is { name: string; value: string } {
  if (typeof entry !== "object" || entry === null) return false;
  return (
    "name" in entry && "value" in entry && typeof entry.name === "string" && typeof entry.value === "string"
  );
}

function holdsSecret({ name, value }: { name: string; value: string }, secrets: readonly string[]): boolean {
  const isOne = secrets.some(
    (secret) => foldText(secret).text.length >= 3 && foldText(secret).text === foldText(value).text,
  );
  return isOne || [name, value, `${name}=${value}`].some((text) => holdsSecrets(text, secrets));
}
