import type { ValidationIssue } from "./errors.ts";
import { messages } from "./messages.ts";

const maxDepth = 64;

interface Place {
  value: unknown;
  path: (string | number)[];
}

/**
 * Finds the first part of parsed JSON that a database cannot return unchanged: U+0000 or half of a surrogate
 * pair in a text or a name, the name `__proto__`, a number so large that it would be written as null, or
 * nesting too deep to serialise again. Not recursive, since the sender chooses the depth.
 */
export function findUnstorable(value: unknown): ValidationIssue | undefined {
  const waiting: Place[] = [{ value, path: [] }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const message = findFault(place);
    if (message !== undefined) return { code: "custom", path: place.path, message };
    for (const child of childrenOf(place)) waiting.push(child);
  }
  return undefined;
}

function findFault({ value, path }: Place): string | undefined {
  if (path.length > maxDepth) return messages.requests.nestedTooDeeply(maxDepth);
  if (value === Infinity || value === -Infinity) return messages.requests.unstorableNumber;
  const name = path.at(-1);
  if (name === "__proto__") return messages.requests.reservedName;
  return isStorable(value) && isStorable(name) ? undefined : messages.requests.unstorableText;
}

function isStorable(value: unknown): boolean {
  return typeof value !== "string" || (!value.includes("\u0000") && value.isWellFormed());
}

function childrenOf({ value, path }: Place): Place[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).map(([name, child]) => ({
    value: child,
    path: [...path, Array.isArray(value) ? Number(name) : name],
  }));
}
